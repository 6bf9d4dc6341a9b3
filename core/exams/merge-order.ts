type Id = string;
type Item = { readonly id: Id };

/** What became of an order that was sent: taken, refused because the list is another by now, or anything else. */
export type OrderOutcome<T extends Item> =
  | { at: 'saved'; list: readonly T[] }
  | { at: 'changed'; list: readonly T[] }
  | { at: 'failed' };

/** What a list shows after its order was sent. A failure takes nothing back: the list stays as it was ordered (2§8). */
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

/** The present items in the order that was wanted: what is gone falls out, what is new comes last in its own order. */
export function mergeOrder<T extends Item>(wanted: readonly Item[], present: readonly T[]): T[] {
  const place = new Map(wanted.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: T) => place.get(id) ?? wanted.length;
  return present.toSorted((one, other) => placeOf(one) - placeOf(other));
}
