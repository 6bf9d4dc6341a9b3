import type { Message } from '@fourfold/core/contract/call';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useNavigate } from 'react-router-dom';
import { during } from '../../app/waiting.ts';
import { attempt } from '../../session/attempt.ts';

/** What the log-in page finds in the history's entry. */
export type Known = { email?: string };

/** Waits for a call; when it is done, the log-in page shows what the server said (1§2.1), and has the email if known. */
export function useBackToStart(): (call: Promise<Message>, known?: Known) => Promise<boolean> {
  const navigate = useNavigate();
  return async (call, known) => {
    const done = await attempt(during(call));
    if (!done) return false;
    await navigate('/', { state: known });
    showAlert('success', done.message);
    return true;
  };
}
