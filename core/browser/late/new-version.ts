import { parts } from '../first/load-part.ts';
import { site } from '../site.ts';
import { followTyping, isHalfTyped } from './half-typed.ts';
import { ownRelease } from './release.ts';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

type VersionPorts = {
  /** Its navigation has a location while it is on its way to another page. */
  router: {
    state: { location: Place & { state: unknown }; navigation: { location?: Place | undefined } };
    navigate(to: Place, how: { replace: true; state: unknown }): Promise<void>;
  };
  /** Shows that a new version is ready; `reload` is for the person to press. */
  offer(reload: () => void): void;
};

/** Milliseconds until a part that did not come is asked for once more. */
const breath = 1_000;
/** Milliseconds in which the site says which build it is of. */
const patience = 5_000;
/** Milliseconds between two looks at whether somebody went to another page. */
const glance = 500;
/** Milliseconds that a page goes on before it loads itself anew once more: two builds side by side must not play ball. */
const rest = 60_000;
/** Milliseconds that a tab was not looked at, after which it asks whether it is still of the site's build. */
const away = 3_600_000;
const reloadedAt = 'fourfold.reloaded';

/**
 * A part that does not come is asked for again. When it does not come then either, the site is asked for its build:
 * where that is another by now, it is said, and the page loads itself anew on the way to another one, unless something
 * is half typed here. A tab that comes back after an hour asks as well.
 */
export function followVersion({ router, offer }: VersionPorts): void {
  followTyping();
  let hiddenAt = Date.now();

  async function look(): Promise<boolean> {
    if (!site.isNewer && !(await isReplaced())) return false;
    if (site.isNewer) return true;
    site.isNewer = true;
    offer(() => location.reload());
    const { pathname } = location;
    // Whoever goes on, while the old files last or not, has the new version on the next page.
    setInterval(() => {
      const to = router.state.navigation.location;
      if ((to || location.pathname !== pathname) && mayLeave()) go(to);
    }, glance);
    return true;
  }

  parts.lost = async (error, again) => {
    await new Promise((done) => setTimeout(done, breath));
    const come = await again().then(
      (part) => ({ part }),
      () => null,
    );
    if (come) return come.part;
    const isNew = await look();
    const to = router.state.navigation.location;
    if (!isNew || !to) throw error;
    if (mayLeave()) go(to);
    else if (!isHalfTyped()) throw error;
    else {
      // The page that one is on stays, with what is typed in it.
      const here = router.state.location;
      void router.navigate(here, { replace: true, state: here.state });
    }
    return new Promise(() => {});
  };

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > away) void look();
  });
}

function go(to: Place | undefined): void {
  if (to) location.assign(to.pathname + to.search + to.hash);
  else location.reload();
}

function mayLeave(): boolean {
  if (isHalfTyped()) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAt)) < rest) return false;
    sessionStorage.setItem(reloadedAt, `${Date.now()}`);
    return true;
  } catch {
    // Where nothing can be remembered, the person reloads.
    return false;
  }
}

/** Whether the site's page is of another build than this one. Nobody's answer is no. */
async function isReplaced(): Promise<boolean> {
  const own = ownRelease();
  if (own === '') return false;
  try {
    const reply = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    const theirs = reply.ok ? releaseIn(await reply.text()) : null;
    return theirs !== null && theirs !== own;
  } catch {
    return false;
  }
}

/** The build that a page of the site is of; null for a page that is not ours. */
export function releaseIn(page: string): string | null {
  return /<script\b[^>]*\bsrc="\/assets\/([\w-]+)\.js"/.exec(page)?.[1] ?? null;
}
