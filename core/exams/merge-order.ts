type Id = string;
type ListedItem = { readonly id: Id };

/** The result of saving an order: saved, rejected because the list has changed, or failed. */
export type OrderOutcome<T extends ListedItem> =
  | { kind: 'saved'; list: readonly T[] }
  | { kind: 'changed'; list: readonly T[] }
  | { kind: 'failed' };

/** Returns the list to show after its order was sent. A failure keeps the user's order (ERR-004). */
export function orderAfter<T extends ListedItem>(sent: readonly T[], outcome: OrderOutcome<T>): T[] {
  switch (outcome.kind) {
    case 'saved':
      return [...outcome.list];
    case 'changed':
      return mergeOrder(sent, outcome.list);
    case 'failed':
      return [...sent];
    default:
      return outcome satisfies never;
  }
}

/** Sorts the current items by the wanted order. Deleted items are dropped, new ones come last (Q111). */
export function mergeOrder<T extends ListedItem>(wanted: readonly ListedItem[], current: readonly T[]): T[] {
  const positions = new Map(wanted.map(({ id }, index) => [id, index]));
  const positionOf = ({ id }: T) => positions.get(id) ?? wanted.length;
  return current.toSorted((one, other) => positionOf(one) - positionOf(other));
}
