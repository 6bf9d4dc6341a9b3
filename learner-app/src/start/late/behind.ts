// What begins behind the page, once it has what somebody waited for. Each part is fetched from here, so that what it is
// made of is named here and not in the first scripts.

// What was not sent before the last visit ended goes now, whatever page this is.
import('../../outbox/late/sender.ts').catch(() => {});

// What went wrong until now is told to the server, and what goes wrong from now on.
import('./report-errors.ts').catch(() => {});

/** Milliseconds. */
const again = 5_000;
// What becomes of the session elsewhere is heard from now on. Nobody may miss it: fetched again until it is here.
listen();

// Here before it is needed: the files of an old build may be gone by then.
import('./new-version.tsx').catch(() => {});

// From the next visit on the site opens without a network. A browser that cannot, or may not, goes on as it is.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {});

function listen() {
  import('../../session/late/listen.ts').catch(() => setTimeout(listen, again));
}
