import { picturesOf } from '@fourfold/core/test-section/pictures-of';
import { fieldsOf, type TestQuestion } from '@fourfold/core/test-section/test-question';
import { useCallback, useEffect, useState } from 'react';
import { apiBase } from '../../start/installation.ts';
import { fetchParts } from './fetch-parts.ts';
import { keepPictures } from './keep-pictures.ts';

/** Whether a section can be taken to its end without a network. */
export type Readiness =
  | { at: 'loading' }
  /** `reloads`: whether the page can also be opened again offline; null until that is known. */
  | { at: 'ready'; reloads: boolean | null }
  | { at: 'missing'; pictures: number; retry(): void };

/** Milliseconds to wait for the installation of the service worker. */
const patience = 10_000;

/** Loads everything that the section needs to its end: pictures and code. */
export function useReadiness(questions: readonly TestQuestion[]): Readiness {
  const [readiness, set] = useState<Readiness>({ at: 'loading' });
  const addresses = picturesOf(questions.flatMap(fieldsOf)).map((src) => (src.startsWith('/') ? apiBase + src : src));
  const key = addresses.join(' ');
  const load = useCallback(() => {
    let isOver = false;
    set({ at: 'loading' });
    // Starts the persistence of replies for offline visits (app/follow-session.ts).
    dispatchEvent(new Event('painted'));
    const say = (now: Readiness) => !isOver && set(now);
    Promise.all([fetchParts(), keepPictures(key.split(' ').filter((address) => address !== ''))]).then(
      ([, missing]) => {
        if (missing.length > 0) return say({ at: 'missing', pictures: missing.length, retry: load });
        say({ at: 'ready', reloads: null });
        return worker().then((reloads) => say({ at: 'ready', reloads }));
      },
      () => say({ at: 'missing', pictures: 0, retry: load }),
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  useEffect(load, [load]);
  return readiness;
}

/** Whether the service worker, which serves the site offline, is active. */
async function worker(): Promise<boolean> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return false;
  const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false));
  return Promise.race([navigator.serviceWorker.ready.then(() => true), late]).catch(() => false);
}
