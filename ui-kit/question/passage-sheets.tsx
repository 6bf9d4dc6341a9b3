import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import css from './passage-sheets.module.css';

type PassageSheetsProps = {
  /** Changes with the question, and when its answer is judged: a small screen then shows the question. */
  moment: string;
  /** A small screen shows the passage first. */
  unread?: boolean | undefined;
  /** The passage. Give the whole a key by it: where it was scrolled to is kept from question to question. */
  children: ReactNode;
};

/**
 * A passage for the column beside its question, scrolled apart from it. Below 1,000 pixels the two are sheets with one
 * press between them, each where it was left; what follows in the same parent is the sheet of the question.
 */
export function PassageSheets({ moment, unread, children }: PassageSheetsProps) {
  const [readAt, read] = useState(unread ? moment : '');
  const open = readAt === moment;
  const pane = useRef<HTMLElement>(null);
  useKeptScroll(pane, Number(open));
  return (
    <>
      <fieldset className={css.switch} aria-label="Sheets">
        <button type="button" aria-pressed={open} onClick={() => read(moment)}>
          Passage
        </button>
        <button type="button" aria-pressed={!open} onClick={() => read('')}>
          Question
        </button>
      </fieldset>
      <section
        ref={pane}
        className={css.pane}
        data-sheet={open ? 'passage' : 'question'}
        aria-label="Passage"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
      >
        {children}
      </section>
    </>
  );
}

/** Of two sheets that scroll with the page, or with the dialog that they are in. */
function useKeptScroll(inside: RefObject<HTMLElement | null>, sheet: number) {
  const kept = useRef([0, 0]);
  useLayoutEffect(() => {
    if (!matchMedia('(max-width: 999px)').matches) return;
    const scroller = inside.current?.closest('dialog') ?? document.documentElement;
    scroller.scrollTop = kept.current[sheet] ?? 0;
    const keep = () => {
      kept.current[sheet] = scroller.scrollTop;
    };
    addEventListener('scroll', keep, true);
    return () => removeEventListener('scroll', keep, true);
  }, [inside, sheet]);
}
