/** Returns a story's name without ledger ids and with an initial capital. */
export function storyLabel(name: string): string {
  const bare = name.replaceAll(/\s*\[[A-Z]+-\d+\]/g, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
