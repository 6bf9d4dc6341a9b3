import { CallFailed } from '@fourfold/core/client/call-failed';
import { showAlert } from '@fourfold/ui-kit/alerts';

/** What an action answers: what came of the call, or false after its failure was shown as an alert (1§8). */
export async function attempt<T>(call: Promise<T>): Promise<T | false> {
  try {
    return await call;
  } catch (error) {
    // Whatever else goes wrong is a fault of ours and no expected outcome.
    if (!(error instanceof CallFailed)) throw error;
    showAlert('error', error.message);
    return false;
  }
}
