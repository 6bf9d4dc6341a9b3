import { chunkLoads } from '../first/load-chunk.ts';
import { site } from '../site.ts';
import { ownRelease } from './internal/release.ts';
import { hasUnsavedInput, trackTyping } from './internal/unsaved-input.ts';

type PagePath = Pick<Location, 'pathname' | 'search' | 'hash'>;

type VersionPorts = {
  /** `navigation.location` is set while the router navigates. */
  router: {
    state: { location: PagePath & { state: unknown }; navigation: { location?: PagePath | undefined } };
    navigate(to: PagePath, options: { replace: true; state: unknown }): Promise<void>;
  };
  /** Shows that a new version is ready; `reload` is for a button. */
  offerReload(reload: () => void): void;
};

/** Milliseconds until a failed chunk is requested once more. */
const retryDelayMs = 1_000;
/** Milliseconds in which the site has to return its build. */
const releaseTimeoutMs = 5_000;
/** Milliseconds between two checks whether the user navigates. */
const pollMs = 500;
/**
 * Minimum milliseconds between two automatic reloads, so that two builds that are served side by
 * side cause no reload loop.
 */
const reloadIntervalMs = 60_000;
/** Milliseconds that a tab was hidden, after which it checks the site's build. */
const hiddenLimitMs = 3_600_000;
const reloadedAt = 'fourfold.reloaded';

/**
 * Retries a chunk that fails to load. If it fails again, checks the site's build; if that is newer, offers a reload,
 * and reloads the page at the next navigation unless it has unsaved input. A tab that returns after an hour checks too.
 */
export function watchVersion({ router, offerReload }: VersionPorts): void {
  trackTyping();
  let hiddenAt = Date.now();

  async function checkVersion(): Promise<boolean> {
    if (!site.isNewer && !(await isReplaced())) return false;
    if (site.isNewer) return true;
    site.isNewer = true;
    offerReload(() => location.reload());
    const { pathname } = location;
    // The next navigation loads the new version, whether or not the old files still exist.
    setInterval(() => {
      const to = router.state.navigation.location;
      if ((to || location.pathname !== pathname) && mayReload()) goTo(to);
    }, pollMs);
    return true;
  }

  chunkLoads.onLoadFailed = async (error, again) => {
    await new Promise((done) => setTimeout(done, retryDelayMs));
    const retried = await again().then(
      (part) => ({ part }),
      () => null,
    );
    if (retried) return retried.part;
    const isNew = await checkVersion();
    const to = router.state.navigation.location;
    if (!isNew || !to) throw error;
    if (mayReload()) goTo(to);
    else if (!hasUnsavedInput()) throw error;
    else {
      // Stays on the current page, which has unsaved input.
      const here = router.state.location;
      void router.navigate(here, { replace: true, state: here.state });
    }
    return new Promise(() => {});
  };

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > hiddenLimitMs) void checkVersion();
  });
}

function goTo(to: PagePath | undefined): void {
  if (to) location.assign(to.pathname + to.search + to.hash);
  else location.reload();
}

function mayReload(): boolean {
  if (hasUnsavedInput()) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAt)) < reloadIntervalMs) return false;
    sessionStorage.setItem(reloadedAt, `${Date.now()}`);
    return true;
  } catch {
    // If storage fails, the page never reloads by itself.
    return false;
  }
}

/** Whether the site's page is of another build than this one. False without an answer. */
async function isReplaced(): Promise<boolean> {
  const own = ownRelease();
  if (own === '') return false;
  try {
    const reply = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(releaseTimeoutMs) });
    const theirs = reply.ok ? releaseIn(await reply.text()) : null;
    return theirs !== null && theirs !== own;
  } catch {
    return false;
  }
}

/** The build of a page of the site. Null for a page that is not ours. */
export function releaseIn(page: string): string | null {
  return /<script\b[^>]*\bsrc="\/assets\/([\w-]+)\.js"/.exec(page)?.[1] ?? null;
}
