import type { Message } from '@fourfold/core/contract/call';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useNavigate } from 'react-router-dom';
import { during } from '../../app/waiting.ts';
import { attempt } from '../../session/attempt.ts';

/** Waits for a call; when it is done, the log-in page shows what the server said (1§2.1). */
export function useBackToStart(): (call: Promise<Message>) => Promise<boolean> {
  const navigate = useNavigate();
  return async (call) => {
    const done = await attempt(during(call));
    if (!done) return false;
    await navigate('/');
    showAlert('success', done.message);
    return true;
  };
}
