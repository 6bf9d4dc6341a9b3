import '@fourfold/ui-kit/tokens.css';
import '@fourfold/ui-kit/fonts.css';
import '@fourfold/ui-kit/base.css';
import { attempt } from '@fourfold/app-shell/attempt';
import { apiBase } from '@fourfold/app-shell/installation';
import { api, session } from '@fourfold/app-shell/session';
import { removeCode } from '@fourfold/core/browser/first/hand-over-code';
import { confirmAccount } from '@fourfold/core/browser/session-api';
import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../data/query-client.ts';
import { learnerUrl } from '../session/learner-url.ts';
import { SessionTakeover } from './session-takeover.tsx';

// Reports errors to the server: those that occurred until now, and later ones.
whenIdle(() => void import('@fourfold/app-shell/report-errors').catch(() => {}));

const code = removeCode();
// A user who arrives with a code brings a session that the server has just confirmed.
if (code === null) attempt(confirmAccount(session, api));
const incomingSession = code === null ? null : takeOverSession(code);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <SessionTakeover incomingSession={incomingSession} />
  </QueryClientProvider>,
);

/**
 * With an empty code this browser asks the other site for one. Returns false if no session arrives:
 * the present session continues, or the user logs in.
 */
async function takeOverSession(code: string) {
  const part = await import('@fourfold/core/browser/lazy/take-over').catch(() => null);
  if (!part) return false;
  return code === '' ? await part.askForCode(learnerUrl()) : await attempt(part.takeOver(apiBase, code));
}
