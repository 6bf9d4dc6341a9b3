import { picturesOf } from '@fourfold/core/test-section/pictures-of';
import { fieldsOf, type TestQuestion } from '@fourfold/core/test-section/test-question';
import { useCallback, useEffect, useState } from 'react';
import { apiBase } from '../../start/installation.ts';
import { fetchParts } from './fetch-parts.ts';
import { keepPictures } from './keep-pictures.ts';

/** Whether a section can be taken to its end without a network. */
export type Readiness =
  | { at: 'loading' }
  /** `reloads`: also after the page was closed; null until that is known. */
  | { at: 'ready'; reloads: boolean | null }
  | { at: 'missing'; pictures: number; retry(): void };

/** Milliseconds in which the browser may install what opens the site without a network. */
const patience = 10_000;

/** Loads all that the section needs: its pictures, and the code of everything that can be done with it. */
export function useReadiness(questions: readonly TestQuestion[]): Readiness {
  const [readiness, set] = useState<Readiness>({ at: 'loading' });
  const addresses = picturesOf(questions.flatMap(fieldsOf)).map((src) => (src.startsWith('/') ? apiBase + src : src));
  const key = addresses.join(' ');
  const load = useCallback(() => {
    let isOver = false;
    set({ at: 'loading' });
    // Heard by what keeps replies for a visit without a network (app/follow-session.ts).
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

/** Whether what opens the site without a network is in charge of it. */
async function worker(): Promise<boolean> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return false;
  const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false));
  return Promise.race([navigator.serviceWorker.ready.then(() => true), late]).catch(() => false);
}
