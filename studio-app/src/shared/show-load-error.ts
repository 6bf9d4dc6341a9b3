import { site } from '@fourfold/core/browser/site';
import { showAlert } from '@fourfold/ui-kit/alerts';

/**
 * Shows that a part of the page could not be loaded. Silent if a new version is the cause: its notice is shown already.
 */
export function showLoadError(message: string): void {
  if (!site.isNewer) showAlert('error', message);
}
