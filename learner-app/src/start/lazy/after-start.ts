// Tasks that start after the page has loaded. They are imported here, so that the first scripts do
// not name their modules.
import { router } from '../../app/router.tsx';

// Sends entries that an earlier visit left, on every page.
import('../../outbox/lazy/sender.ts').catch(() => {});

// Formulas as speech, for users who switched it on.
if (isDisplayChanged())
  import('../../display/lazy/apply-display.ts').then((module) => module.applyDisplay()).catch(() => {});

// Reports past and future errors to the server.
import('@fourfold/app-shell/report-errors').catch(() => {});

/** Milliseconds between two attempts. */
const retryDelay = 5_000;
// Listens to account events from now on. It must not fail, so it is retried until it is loaded.
listen();

// Loaded in advance: after a deployment the old build's files may be gone.
import('@fourfold/app-shell/new-version').then((module) => module.offerNewVersion(router)).catch(() => {});

// From the next visit on the site opens offline. Without a service worker it works online only.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {});

function listen() {
  import('../../session/lazy/listen-to-account-events.ts').catch(() => setTimeout(listen, retryDelay));
}

/** Whether any setting of `learner-app/src/display` is on. Its key is repeated here, or this chunk would need another. */
function isDisplayChanged(): boolean {
  try {
    return localStorage.getItem('fourfold.display') !== null;
  } catch {
    return false;
  }
}
