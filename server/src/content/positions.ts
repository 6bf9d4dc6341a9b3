/** A list with an item at a position: zero-based, clamped to the list; the rest moves on. Left out: behind the last. */
export function withItem(ids: readonly string[], id: string, position = ids.length): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, Math.min(position, others.length)), 0, id);
}

/** The list with several new items, each put in at its position after those before it. */
export function withItems(
  ids: readonly string[],
  items: readonly { id: string; position?: number | undefined }[],
): string[] {
  const list = [...ids];
  for (const { id, position = list.length } of items) list.splice(Math.min(position, list.length), 0, id);
  return list;
}

/** Whether an order names each item of the list once, and nothing else. */
export function namesAll(ids: readonly string[], order: readonly string[]): boolean {
  const named = new Set(order);
  return order.length === ids.length && named.size === ids.length && ids.every((id) => named.has(id));
}
