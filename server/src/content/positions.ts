/** Returns the list with `id` at a 0-based position, clamped to the list; without a position at the end. */
export function withItem(ids: readonly string[], id: string, position = ids.length): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, Math.min(position, others.length)), 0, id);
}

/** Returns the list with new items inserted one after another, each at its position. */
export function withItems(
  ids: readonly string[],
  items: readonly { id: string; position?: number | undefined }[],
): string[] {
  const list = [...ids];
  for (const { id, position = list.length } of items) list.splice(Math.min(position, list.length), 0, id);
  return list;
}

/** Whether `order` contains each id of the list exactly once, and no other id. */
export function containsAll(ids: readonly string[], order: readonly string[]): boolean {
  const distinctIds = new Set(order);
  return order.length === ids.length && distinctIds.size === ids.length && ids.every((id) => distinctIds.has(id));
}
