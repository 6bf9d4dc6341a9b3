import { attempt } from '@fourfold/app-shell/attempt';
import type { Message } from '@fourfold/core/contract/call';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useNavigate } from 'react-router-dom';
import { blockDuring } from '../../app/blocking-calls.ts';

/** State of the history entry that the log-in page reads. */
export type LogInState = { email?: string };

/**
 * Returns a function that waits for a call, then opens the log-in page and shows the server's
 * message there (ACC-018, ACC-022, ACC-028). It returns false if the call failed.
 */
export function useBackToLogIn(): (call: Promise<Message>, known?: LogInState) => Promise<boolean> {
  const navigate = useNavigate();
  return async (call, known) => {
    const done = await attempt(blockDuring(call));
    if (!done) return false;
    await navigate('/', { state: known });
    showAlert('success', done.message);
    return true;
  };
}
