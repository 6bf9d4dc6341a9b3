type ConfirmOptions = {
  /** Closes the dialog when the question no longer applies. */
  signal?: AbortSignal;
  /** Focuses OK instead of Cancel; for questions where OK changes nothing. */
  okFirst?: boolean;
};

/** Prefetches the confirm dialog, so that it can open without a network. */
export const fetchConfirm = () => import('./lazy/confirm-host.tsx').catch(() => null);

/**
 * Asks a question with "OK" and "Cancel". Returns false for Cancel, Escape, a click on the backdrop, the browser's Back
 * and an abort. The dialog is fetched with the first question; if that fails, `window.confirm` asks.
 */
export async function confirm(title: string, text?: string, options: ConfirmOptions = {}): Promise<boolean> {
  const host = await fetchConfirm();
  if (options.signal?.aborted) return false;
  if (host) return host.askInDialog({ title, text, ...options });
  return globalThis.confirm(text === undefined ? title : `${title}\n\n${text}`);
}
