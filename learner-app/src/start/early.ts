// The page's first script: small, and loaded before React. It sends the page's requests and loads
// its code in parallel, so that neither waits for the other.
import '@fourfold/ui-kit/tokens.css';
import '@fourfold/ui-kit/fonts.css';
import '@fourfold/ui-kit/base.css';
import { takeCode } from '@fourfold/core/browser/first/hand-over-code';
import { ask } from '@fourfold/core/client/ask';
import { readSession, type StoredSession, sessionKey } from '@fourfold/core/session/stored-session';
import { begin } from './begun.ts';
import { type At, pageAt } from './page-at.ts';
import { frames, pages } from './pages.ts';

const code = takeCode();
if (code === null) start();
// The user comes from the studio: the account is known after the code is exchanged.
else
  import('../features/hand-over/arrival.tsx')
    .then((part) => part.arrive(code))
    .catch(() => {})
    .then(start);

function start() {
  const session = storedSession();
  if (session) begin(session.token, ask('PUT /accounts/set_current_user'));
  const at = pageAt(pages, location.pathname, session?.account ?? null);
  if (at) open(at, session);
  import('../app/main.tsx').then((app) => app.startApp());
}

/**
 * Sends a page's requests and loads its code. The router imports the same modules and handles
 * errors.
 */
function open({ page, params }: At, session: StoredSession | null) {
  document.documentElement.dataset.frame = page.frame;
  Promise.all([session && askFirst({ page, params }, session), page.load(), frames[page.frame]?.()]).catch(() => {});
}

async function askFirst({ page, params }: At, { account, token }: StoredSession) {
  const calls = await page.first?.(params, account.id, new URLSearchParams(location.search), account);
  for (const asked of calls ?? []) begin(token, asked);
}

function storedSession(): StoredSession | null {
  try {
    return readSession(localStorage.getItem(sessionKey));
  } catch {
    return null;
  }
}
