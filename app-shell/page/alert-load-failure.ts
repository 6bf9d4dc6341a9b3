import { site } from '@fourfold/core/browser/site';
import { showAlert } from '@fourfold/ui-kit/alerts';

/**
 * Shows an error alert that code could not be loaded; not if a new version is the cause, since that has its own notice.
 */
export function alertLoadFailure(message: string): void {
  if (!site.isNewer) showAlert('error', message);
}
