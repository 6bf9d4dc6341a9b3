// The page's first script: small, and loaded before React. It sends the page's requests and loads
// its code in parallel, so that neither waits for the other.
import '@fourfold/ui-kit/tokens.css';
import '@fourfold/ui-kit/fonts.css';
import '@fourfold/ui-kit/base.css';
import { sendEarly } from '@fourfold/app-shell/early-requests';
import { removeCode } from '@fourfold/core/browser/first/hand-over-code';
import { apiQuery } from '@fourfold/core/client/api-query';
import { readSession, type StoredSession, sessionKey } from '@fourfold/core/session/stored-session';
import { type MatchedPage, matchPage } from './match-page.ts';
import { layouts, pages } from './pages.ts';

const code = removeCode();
if (code === null) start();
// The user comes from the studio: the account is known after the code is exchanged.
else
  import('../features/hand-over/take-over-session.ts')
    .then((module) => module.takeOverSession(code))
    .catch(() => {})
    .then(start);

function start() {
  const session = storedSession();
  if (session) sendEarly(session.token, apiQuery('PUT /accounts/set_current_user'));
  const matchedPage = matchPage(pages, location.pathname, session?.account ?? null);
  if (matchedPage) loadPage(matchedPage, session);
  import('../app/main.tsx').then((app) => app.startApp());
}

/** Sends a page's requests and loads its code. The router imports the same modules and handles errors. */
function loadPage({ page, params }: MatchedPage, session: StoredSession | null) {
  document.documentElement.dataset.frame = page.layout;
  Promise.all([session && sendFirstRequests({ page, params }, session), page.load(), layouts[page.layout]?.()]).catch(
    () => {},
  );
}

async function sendFirstRequests({ page, params }: MatchedPage, { account, token }: StoredSession) {
  const calls = await page.firstRequests?.(params, account.id, new URLSearchParams(location.search), account);
  for (const request of calls ?? []) sendEarly(token, request);
}

function storedSession(): StoredSession | null {
  try {
    return readSession(localStorage.getItem(sessionKey));
  } catch {
    return null;
  }
}
