//! The search tree: nodes in one vector, children as linked lists, so that a simulation allocates nothing
//! once the vector has grown.

use bocage_engine::Seat;

/// A place in the tree.
pub(crate) type NodeId = usize;

/// Where every search begins.
pub(crate) const ROOT: NodeId = 0;

/// A decision and what came of it. Within the turn that is thought about a node stands for all positions that
/// its decisions lead to, whatever was drawn (open loop). Further on, whoever decides has seen what was drawn,
/// and decides by it: so children of a node differ in their seats, and in what was seen.
#[derive(Clone)]
pub(crate) struct Node<A> {
    seat: Seat,
    /// What was seen before the decision, as a number; 0 in the turn that is thought about.
    seen: u64,
    /// None at the root.
    pub action: Option<A>,
    pub visits: u32,
    /// How often it could have been chosen: worlds differ in what is legal.
    available: u32,
    /// What it came to for the seat that decided: in max^n nobody looks at anything else.
    pub sum: f64,
    first: Option<NodeId>,
    next: Option<NodeId>,
}

impl<A> Node<A> {
    fn new(seat: Seat, seen: u64, action: Option<A>, next: Option<NodeId>) -> Self {
        Node { seat, seen, action, visits: 0, available: 0, sum: 0.0, first: None, next }
    }

    /// What it came to on average.
    pub(crate) fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits.max(1))
    }
}

/// A tree of decisions.
pub(crate) struct Nodes<A> {
    nodes: Vec<Node<A>>,
    /// Room for a part of the tree that is kept, and the places in it that are still to be filled.
    kept: Vec<Node<A>>,
    to_fill: Vec<(NodeId, NodeId)>,
    /// The lowest and highest results so far: exploration is measured by their distance.
    range: Option<(f64, f64)>,
}

impl<A: Copy + Ord> Nodes<A> {
    pub(crate) fn new() -> Self {
        Nodes { nodes: Vec::new(), kept: Vec::new(), to_fill: Vec::new(), range: None }
    }

    /// Back to a root.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(Seat(0), 0, None, None));
        self.range = None;
    }

    /// Makes a decision of `seat` at the root the root, with everything that is known about what comes
    /// after it; `false` if it was never tried.
    pub(crate) fn follow(&mut self, seat: Seat, action: A) -> bool {
        if self.nodes.is_empty() {
            return false;
        }
        let found = self.children(ROOT, seat, 0).find(|&id| self.nodes[id].action == Some(action));
        let Some(found) = found else { return false };
        self.kept.clear();
        self.kept.push(Node { action: None, next: None, ..self.nodes[found].clone() });
        self.to_fill.push((found, ROOT));
        while let Some((old, new)) = self.to_fill.pop() {
            let mut next = self.nodes[old].first;
            self.kept[new].first = None;
            while let Some(child) = next {
                next = self.nodes[child].next;
                let place = self.kept.len();
                let before = self.kept[new].first.replace(place);
                self.kept.push(Node { next: before, ..self.nodes[child].clone() });
                self.to_fill.push((child, place));
            }
        }
        std::mem::swap(&mut self.nodes, &mut self.kept);
        true
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id]
    }

    /// The decisions of `seat` tried here after this was seen.
    pub(crate) fn children(&self, id: NodeId, seat: Seat, seen: u64) -> impl Iterator<Item = NodeId> {
        let all = std::iter::successors(self.nodes[id].first, |&child| self.nodes[child].next);
        all.filter(move |&child| self.nodes[child].seat == seat && self.nodes[child].seen == seen)
    }

    /// A decision, which is added if it is new.
    pub(crate) fn child(&mut self, parent: NodeId, seat: Seat, seen: u64, action: A) -> NodeId {
        let known = self.children(parent, seat, seen).find(|&id| self.nodes[id].action == Some(action));
        known.unwrap_or_else(|| {
            let id = self.nodes.len();
            let next = self.nodes[parent].first.replace(id);
            self.nodes.push(Node::new(seat, seen, Some(action), next));
            id
        })
    }

    /// Notes how far results lie apart.
    fn widen(&mut self, worth: f64) {
        let (low, high) = self.range.unwrap_or((worth, worth));
        self.range = Some((low.min(worth), high.max(worth)));
    }

    /// Among the decisions tried that are in `legal` (which is sorted): the one that promises most, good
    /// or little known (UCB1 over those that could be chosen).
    pub(crate) fn select(
        &mut self,
        id: NodeId,
        seat: Seat,
        seen: u64,
        legal: &[A],
        curiosity: f64,
    ) -> Option<NodeId> {
        let width = self.range.map_or(1.0, |(low, high)| (high - low).max(1e-6));
        let mut best: Option<(f64, NodeId)> = None;
        let mut next = self.nodes[id].first;
        while let Some(child) = next {
            let node = &mut self.nodes[child];
            next = node.next;
            let is_legal = node.action.is_some_and(|action| legal.binary_search(&action).is_ok());
            if node.seat != seat || node.seen != seen || !is_legal {
                continue;
            }
            node.available += 1;
            let doubt = f64::from(node.available).ln() / f64::from(node.visits.max(1));
            let promise = node.mean() + curiosity * width * doubt.sqrt();
            if best.is_none_or(|(highest, _)| promise > highest) {
                best = Some((promise, child));
            }
        }
        best.map(|(_, child)| child)
    }

    /// Notes what came of the decisions on a path.
    pub(crate) fn note(&mut self, path: &[NodeId], outlook: &[f32]) {
        self.nodes[ROOT].visits += 1;
        for &id in path {
            let node = &mut self.nodes[id];
            let worth = f64::from(outlook[node.seat.index()]);
            node.visits += 1;
            node.sum += worth;
            self.widen(worth);
        }
    }

    /// What was decided on a path.
    pub(crate) fn decisions<'a>(&'a self, path: &'a [NodeId]) -> impl Iterator<Item = (Seat, A)> + 'a {
        path.iter().filter_map(|&id| Some((self.nodes[id].seat, self.nodes[id].action?)))
    }
}
