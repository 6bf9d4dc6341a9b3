/** Whether a file of the kit, by its path in it, contains components: neither stories nor what describes them. */
export function isComponentFile(path: string): boolean {
  return /^(?!stories\/|node_modules\/)[^/]+\/[^/.]+\.tsx$/.test(path);
}
