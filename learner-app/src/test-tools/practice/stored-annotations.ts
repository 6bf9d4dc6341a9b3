/** The item of the browser's storage that has the annotations of a question of practice. */
export function annotationsKey(account: string, question: string): string {
  return `fourfold.annotations.${account}.${question}`;
}

/** The stored text; null if there is none, or if the browser stores nothing. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
