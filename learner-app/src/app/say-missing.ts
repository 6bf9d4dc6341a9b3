import { site } from '@fourfold/core/browser/site';
import { showAlert } from '@fourfold/ui-kit/alerts';

/** That a part of the page did not come, unless a new version is why: that is said already. */
export function sayMissing(words: string): void {
  if (!site.isNewer) showAlert('error', words);
}
