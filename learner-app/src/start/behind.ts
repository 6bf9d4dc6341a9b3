// What begins behind the page, once it has what somebody waited for.
// What was not sent before the last visit ended goes now, whatever page this is.
import '../outbox/sender.ts';
// What becomes of the session elsewhere.
import '../session/listen.ts';

// From the next visit on the site opens without a network. A browser that cannot, or may not, goes on as it is.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {});
