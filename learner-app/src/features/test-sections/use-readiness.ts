import { apiBase } from '@fourfold/app-shell/installation';
import { ownImagesIn } from '@fourfold/core/test-section/own-images-in';
import { richFieldsOf } from '@fourfold/core/test-section/test-question';
import type { TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import { useCallback, useEffect, useState } from 'react';
import { cachePictures } from './cache-pictures.ts';
import { prefetchTestCode } from './prefetch-test-code.ts';

/** Whether a section can be taken to its end without a network. */
export type Readiness =
  | { kind: 'loading' }
  /**
   * `reloads`: whether the page can also be opened again offline; null until that is known. `hasSpace`: whether the
   * device has space for all answers.
   */
  | { kind: 'ready'; reloads: boolean | null; hasSpace: boolean }
  | { kind: 'missing'; pictures: number; retry(): void };

/** Milliseconds to wait for the installation of the service worker. */
const workerTimeoutMs = 10_000;

/** Loads everything that the section needs to its end: pictures and code. */
export function useReadiness(questions: readonly TestQuestion[]): Readiness {
  const [readiness, setReadiness] = useState<Readiness>({ kind: 'loading' });
  const addresses = ownImagesIn(questions.flatMap(richFieldsOf)).map((src) =>
    src.startsWith('/') ? apiBase + src : src,
  );
  const key = addresses.join(' ');
  const load = useCallback(() => {
    let isCancelled = false;
    setReadiness({ kind: 'loading' });
    // Starts the persistence of replies for offline visits (app/follow-session.ts).
    dispatchEvent(new Event('painted'));
    const update = (now: Readiness) => !isCancelled && setReadiness(now);
    Promise.all([prefetchTestCode(), cachePictures(key.split(' ').filter((address) => address !== ''))]).then(
      ([, missing]) => {
        if (missing.length > 0) return update({ kind: 'missing', pictures: missing.length, retry: load });
        return hasSpaceLeft().then((hasSpace) => {
          update({ kind: 'ready', reloads: null, hasSpace });
          return isWorkerReady().then((reloads) => update({ kind: 'ready', reloads, hasSpace }));
        });
      },
      () => update({ kind: 'missing', pictures: 0, retry: load }),
    );
    return () => {
      isCancelled = true;
    };
  }, [key]);
  useEffect(load, [load]);
  return readiness;
}

/** Bytes that a section's answers with their history need at most, with a wide margin. */
const spaceForAnswers = 5_000_000;

/** Whether the browser would still store all answers of a section; true if it does not say. */
async function hasSpaceLeft(): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate().catch(() => undefined)) ?? {};
  return quota === undefined || quota - usage > spaceForAnswers;
}

/** Whether the service worker, which serves the site offline, is active. */
async function isWorkerReady(): Promise<boolean> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return false;
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, workerTimeoutMs, false));
  return Promise.race([navigator.serviceWorker.ready.then(() => true), timeout]).catch(() => false);
}
