type Id = string;
type Item = { readonly id: Id };

/** The result of saving an order: saved, rejected because the list has changed, or failed. */
export type OrderOutcome<T extends Item> =
  | { at: 'saved'; list: readonly T[] }
  | { at: 'changed'; list: readonly T[] }
  | { at: 'failed' };

/** Returns the list to show after its order was sent. A failure keeps the user's order (ERR-004). */
export function orderAfter<T extends Item>(sent: readonly T[], outcome: OrderOutcome<T>): T[] {
  switch (outcome.at) {
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
export function mergeOrder<T extends Item>(wanted: readonly Item[], present: readonly T[]): T[] {
  const place = new Map(wanted.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: T) => place.get(id) ?? wanted.length;
  return present.toSorted((one, other) => placeOf(one) - placeOf(other));
}
