import { CallFailed } from '@fourfold/core/client/call-failed';
import { showAlert } from '@fourfold/ui-kit/alerts';

/** Returns the reply of a call, or false after its failure was shown as an alert (ERR-003). */
export async function attempt<T>(call: Promise<T>): Promise<T | false> {
  try {
    return await call;
  } catch (error) {
    // Any other error is a bug, not an expected outcome.
    if (!(error instanceof CallFailed)) throw error;
    showAlert('error', error.message);
    return false;
  }
}
