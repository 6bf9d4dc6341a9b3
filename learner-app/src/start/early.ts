// The page's own script: tiny, and here before React. It asks the server for what the page will show and fetches
// the code, all at once; whatever waits for something else waits for the network twice.
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
// Somebody comes from the studio: who is logged in here is known once the code has been traded.
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

/** Asks for what a page shows, and for its code; the router asks for the same modules and says what went wrong. */
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
