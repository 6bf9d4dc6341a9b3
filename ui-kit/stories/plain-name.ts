/** A story's name for people: without the requirements that it proves, and beginning like a sentence. */
export function plainName(name: string): string {
  const bare = name.replaceAll(/\s*\[[A-Z]+-\d+\]/g, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
