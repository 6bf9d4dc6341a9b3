/**
 * Whether this page is held: its session is not the site's any more, so it makes no more calls and keeps what it shows
 * until its person has read why. Only calls that lead out of a session go on. `said` is the server's last word on one.
 */
export const hold = { on: false, said: '' };
