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
            let doubt = libm::log(node.available.into()) / f64::from(node.visits.max(1));
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

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);
    const OTHER: Seat = Seat(1);

    type Steps<'a> = &'a [(Seat, Option<u8>)];

    /// A tree in which each of these paths was walked once, with what came of it.
    fn walked(walks: &[(Steps<'_>, [f32; 2])]) -> Nodes<u8> {
        let mut nodes = Nodes::new();
        nodes.clear();
        for (steps, outlook) in walks {
            let mut path = Vec::new();
            for &(seat, action) in *steps {
                path.push(nodes.child(path.last().copied().unwrap_or(ROOT), seat, action));
            }
            nodes.note(&path, outlook);
        }
        nodes
    }

    #[test]
    fn everybody_remembers_what_came_of_it_for_themselves() {
        let nodes = walked(&[
            (&[(ME, Some(1)), (OTHER, Some(2))], [10.0, 3.0]),
            (&[(ME, Some(1)), (OTHER, Some(2))], [20.0, 5.0]),
        ]);
        let mine = nodes.find(ROOT, ME, Some(1)).unwrap();
        let theirs = nodes.find(mine, OTHER, Some(2)).unwrap();
        assert_eq!((nodes.node(mine).mean(), nodes.node(mine).visits), (15.0, 2));
        assert_eq!(nodes.node(theirs).mean(), 4.0);
        assert_eq!(nodes.find(ROOT, OTHER, Some(1)), None);
    }

    #[test]
    fn what_is_known_below_a_decision_stays_when_it_is_taken() {
        let mut nodes = walked(&[
            (&[(ME, Some(1)), (ME, Some(5)), (OTHER, None)], [10.0, 0.0]),
            (&[(ME, Some(1)), (ME, Some(6))], [12.0, 0.0]),
            (&[(ME, Some(2)), (ME, Some(5))], [90.0, 0.0]),
        ]);
        assert!(nodes.follow(ME, 1));
        let [five, six] = [5, 6].map(|action| nodes.find(ROOT, ME, Some(action)).unwrap());
        assert_eq!((nodes.node(five).mean(), nodes.node(six).mean()), (10.0, 12.0));
        assert!(nodes.find(five, OTHER, None).is_some());
        assert!(!nodes.follow(ME, 7), "nobody tried that");
    }

    #[test]
    fn the_best_is_selected_of_what_is_possible_in_this_world() {
        let mut nodes = walked(&[
            (&[(ME, None)], [5.0, 0.0]),
            (&[(ME, Some(1))], [9.0, 0.0]),
            (&[(ME, Some(2))], [7.0, 0.0]),
            (&[(OTHER, Some(3))], [0.0, 99.0]),
        ]);
        let mut selected = |legal: &[u8]| {
            let id = nodes.select(ROOT, ME, legal, 0.0).unwrap();
            nodes.node(id).action
        };
        assert_eq!(selected(&[1, 2, 3]), Some(1));
        assert_eq!(selected(&[2, 3]), Some(2));
        assert_eq!(selected(&[3]), None, "as in a rollout, which is always possible");
    }

    #[test]
    fn what_is_little_known_is_tried_again() {
        let mut nodes = walked(&[(&[(ME, Some(1))], [9.0, 0.0]), (&[(ME, Some(2))], [8.0, 0.0])]);
        for _ in 0..200 {
            let id = nodes.select(ROOT, ME, &[1, 2], 1.0).unwrap();
            let worth = if nodes.node(id).action == Some(1) { 9.0 } else { 8.0 };
            nodes.note(&[id], &[worth, 0.0]);
        }
        let visits = [1, 2].map(|action| nodes.node(nodes.find(ROOT, ME, Some(action)).unwrap()).visits);
        assert!(visits[0] > 2 * visits[1] && visits[1] > 3, "{visits:?}");
    }
}
