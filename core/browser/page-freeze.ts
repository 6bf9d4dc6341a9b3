/**
 * Whether this page is frozen: its session is no longer the site's session. A frozen page makes no
 * more calls and stays as it is until the user has read why; only calls that leave the session are
 * made. `lastRefusal` is the code of the server's last refusal of a session.
 */
export const pageFreeze: { isFrozen: boolean; lastRefusal: string | undefined } = {
  isFrozen: false,
  lastRefusal: undefined,
};
