//! The search tree: nodes in one vector, children as linked lists, so that a simulation allocates nothing
//! once the vector has grown.

use bocage_engine::Seat;

/// A place in the tree.
pub(crate) type NodeId = usize;

/// Where every search begins.
pub(crate) const ROOT: NodeId = 0;

/// A decision and what came of it. A node stands for all positions that the decisions on the way to it
/// lead to, whatever was drawn (open loop); so its children are decisions of different seats.
#[derive(Clone)]
pub(crate) struct Node<A> {
    pub seat: Seat,
    /// None if the seat decided as in a rollout, by what it saw in the world it was in.
    pub action: Option<A>,
    pub visits: u32,
    /// How often it could have been chosen: worlds differ in what is legal.
    available: u32,
    /// What it came to for the seat that decided: in max^n nobody looks at anything else.
    sum: f64,
    first: Option<NodeId>,
    next: Option<NodeId>,
}

impl<A> Node<A> {
    fn new(seat: Seat, action: Option<A>, next: Option<NodeId>) -> Self {
        Node { seat, action, visits: 0, available: 0, sum: 0.0, first: None, next }
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
        self.nodes.push(Node::new(Seat(0), None, None));
        self.range = None;
    }

    /// Makes a decision of `seat` at the root the root, with everything that is known about what comes
    /// after it; `false` if it was never tried.
    pub(crate) fn follow(&mut self, seat: Seat, action: A) -> bool {
        if self.nodes.is_empty() {
            return false;
        }
        let Some(found) = self.find(ROOT, seat, Some(action)) else { return false };
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

    /// What `seat` has tried here.
    pub(crate) fn children(&self, id: NodeId, seat: Seat) -> impl Iterator<Item = NodeId> {
        let first = self.nodes.get(id).and_then(|node| node.first);
        let all = std::iter::successors(first, |&child| self.nodes[child].next);
        all.filter(move |&child| self.nodes[child].seat == seat)
    }

    /// A decision, if it was tried.
    pub(crate) fn find(&self, parent: NodeId, seat: Seat, action: Option<A>) -> Option<NodeId> {
        self.children(parent, seat).find(|&id| self.nodes[id].action == action)
    }

    /// A decision, which is added if it is new.
    pub(crate) fn child(&mut self, parent: NodeId, seat: Seat, action: Option<A>) -> NodeId {
        self.find(parent, seat, action).unwrap_or_else(|| {
            let id = self.nodes.len();
            let next = self.nodes[parent].first.replace(id);
            self.nodes.push(Node::new(seat, action, next));
            id
        })
    }

    /// How far the best and the worst result lie apart.
    pub(crate) fn width(&self) -> f64 {
        self.range.map_or(1.0, |(low, high)| (high - low).max(1e-6))
    }

    /// Among the decisions tried that are possible (those in `legal`, which is sorted, or to decide as in a
    /// rollout): the one that promises most, good or little known (UCB1 over those that could be chosen).
    pub(crate) fn select(&mut self, id: NodeId, seat: Seat, legal: &[A], curiosity: f64) -> Option<NodeId> {
        let width = self.width();
        let mut best: Option<(f64, NodeId)> = None;
        let mut next = self.nodes[id].first;
        while let Some(child) = next {
            let node = &mut self.nodes[child];
            next = node.next;
            let is_possible = node.action.is_none_or(|action| legal.binary_search(&action).is_ok());
            if node.seat != seat || !is_possible {
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
            let (low, high) = self.range.unwrap_or((worth, worth));
            self.range = Some((low.min(worth), high.max(worth)));
        }
    }
}
