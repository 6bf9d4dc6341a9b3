import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Desk, useDesk } from '../../desk/desk-state.ts';
import type { Drop } from './drop.ts';
import { createAtEnd, type MapWrite, undoWrite, writeLinks } from './write-links.ts';

export type MapWrites = {
  questions: Desk['questions'];
  /** Saves what a drop means, or says why it means nothing. */
  apply: (drop: Drop) => void;
  undo: () => void;
  /** What Undo would undo; null: nothing. */
  undoName: string | null;
};

/** The writes of the map, one after another, and their undo, which is also Ctrl Z outside of fields and dialogs. */
export function useMapWrites(onCreated: (question: string) => void): MapWrites {
  const { questionLocation, questions } = useDesk();
  const [done, setDone] = useState<readonly MapWrite[]>([]);
  const busy = useRef(false);
  const exclusively = async (run: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    await run().finally(() => {
      busy.current = false;
    });
  };
  const apply = (drop: Drop) =>
    void exclusively(async () => {
      if (drop.means === 'nothing') return showAlert('error', drop.why);
      const write =
        drop.means === 'change'
          ? await writeLinks(questionLocation, drop.changes)
          : await createAtEnd(questionLocation, drop.question, drop.source);
      if (!write) return;
      setDone((all) => [...all, write]);
      if (write.created) onCreated(write.created.id);
    });
  const last = done.at(-1);
  const undo = () =>
    void exclusively(async () => {
      if (last && (await undoWrite(questionLocation, last))) setDone((all) => all.filter((write) => write !== last));
    });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo =
      event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isUndo || !last || isEditable(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return { questions, apply, undo, undoName: last?.name ?? null };
}

function isEditable(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input:not([type="radio"]), textarea, select, math-field');
}
