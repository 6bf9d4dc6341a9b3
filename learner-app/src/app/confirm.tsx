type Manner = {
  /** Ends the question: what it was about is gone. */
  signal?: AbortSignal;
  /** OK has the focus, where it is the answer that costs nothing. */
  okFirst?: boolean;
};

/** What draws a question; asked for early by whoever must be able to ask without a network. */
export const fetchConfirm = () => import('./late/confirm-host.tsx').catch(() => null);

/**
 * Asks one question, word for word, with "OK" and "Cancel"; false for Cancel, Escape, the shade, the browser's Back
 * and a signal that ends it. What draws it is fetched with the first question; without it the browser asks.
 */
export async function confirm(title: string, text?: string, manner: Manner = {}): Promise<boolean> {
  const part = await fetchConfirm();
  if (manner.signal?.aborted) return false;
  if (part) return part.askInDialog({ title, text, ...manner });
  return globalThis.confirm(text === undefined ? title : `${title}\n\n${text}`);
}
