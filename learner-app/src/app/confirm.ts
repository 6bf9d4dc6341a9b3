import type { ConfirmOptions } from '@fourfold/app-shell/confirm';

/** Prefetches the confirm dialog, so that it can open without a network. */
export const fetchConfirm = () => import('@fourfold/app-shell/confirm').catch(() => null);

/**
 * Asks a question with "OK" and "Cancel". Returns false for Cancel, Escape, a click on the backdrop, the browser's Back
 * and an abort. The dialog is fetched with the first question; if that fails, `window.confirm` asks.
 */
export async function confirm(
  title: string,
  text?: string,
  options: Omit<ConfirmOptions, 'text'> = {},
): Promise<boolean> {
  const module = await fetchConfirm();
  if (options.signal?.aborted) return false;
  if (module) return module.confirm(title, { text, ...options });
  return globalThis.confirm(text === undefined ? title : `${title}\n\n${text}`);
}
