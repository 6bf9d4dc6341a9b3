// The page's own script: tiny, and here before React. It asks the server for what the page will show and fetches
// the code, all at once; whatever waits for something else waits for the network twice.
import '@fourfold/ui-kit/tokens.css';
import '@fourfold/ui-kit/fonts.css';
import '@fourfold/ui-kit/base.css';
import { takeCode } from '@fourfold/core/browser/hand-over-code';
import { ask } from '@fourfold/core/client/ask';
import { readSession, type StoredSession, sessionKey } from '@fourfold/core/session/stored-session';
import { pageAt } from './page-at.ts';
import { frames, pages } from './pages.ts';
import { begin } from './start/begun.ts';

const code = takeCode();
if (code === null) start();
// Somebody comes from the studio: who is logged in here is known once the code has been traded.
else
  import('./start/arrival.tsx')
    .then(({ arrive }) => arrive(code))
    .catch(() => {})
    .then(start);

function start() {
  const session = storedSession();
  const query = new URLSearchParams(location.search);
  const at = pageAt(pages, location.pathname, session?.account ?? null);
  if (session) {
    begin(session.token, ask('PUT /accounts/set_current_user'));
    for (const asked of at?.page.first?.(at.params, session.account.id, query) ?? []) begin(session.token, asked);
  }
  // The router asks for the same modules and says what went wrong with them.
  if (at) {
    document.documentElement.dataset.frame = at.page.frame;
    Promise.all([at.page.load(), frames[at.page.frame]?.()]).catch(() => {});
  }
  import('./app/main.tsx').then(({ startApp }) => startApp());
}

function storedSession(): StoredSession | null {
  try {
    return readSession(localStorage.getItem(sessionKey));
  } catch {
    return null;
  }
}
