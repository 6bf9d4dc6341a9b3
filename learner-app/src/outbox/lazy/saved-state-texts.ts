/** "1 answer", "3 answers": all actions of students are counted as answers. */
export function answerCount(count: number): string {
  return count === 1 ? '1 answer' : `${count} answers`;
}

export function refusedText(count: number): string {
  return `${answerCount(count)} could not be sent.`;
}

/** Stored in the browser and not sent. */
export function unsentText(count: number): string {
  return count === 1
    ? '1 answer is saved on this device and not sent yet. It goes by itself when the server can be reached.'
    : `${count} answers are saved on this device and not sent yet. They go by themselves when the server can be reached.`;
}

/** Storage in the browser failed. */
export function unsavedText(count: number, inFull: boolean): string {
  if (!inFull) return 'Not saved on this device: keep this page open.';
  return `${answerCount(count)} ${count === 1 ? 'is' : 'are'} not saved on this device: keep this page open.`;
}

/** Offline, on pages that show persisted replies. */
export const offlineText = 'No network: only what was loaded before can be shown.';
