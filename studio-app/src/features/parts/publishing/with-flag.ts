/** The properties of a reply that contain further records. */
const nestedProperties: ReadonlySet<string> = new Set(['data', 'subtopics', 'subsubtopics']);

/** Sets flags in the record with this id, at any depth. Returns the same object if the reply does not contain it. */
export function withFlag<T>(reply: T, id: string, flags: Readonly<Record<string, boolean>>): T {
  if (Array.isArray(reply)) {
    const all = reply.map((one) => withFlag(one, id, flags));
    return all.every((one, at) => one === reply[at]) ? reply : (all as T);
  }
  if (typeof reply !== 'object' || reply === null) return reply;
  const changes = Object.entries(reply).flatMap(([name, part]) => {
    if (!nestedProperties.has(name)) return [];
    const changed = withFlag(part, id, flags);
    return changed === part ? [] : [[name, changed] as const];
  });
  const own = 'id' in reply && reply.id === id ? flags : {};
  const all = { ...own, ...Object.fromEntries(changes) };
  return Object.keys(all).length > 0 ? { ...reply, ...all } : reply;
}
