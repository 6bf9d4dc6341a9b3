import { type RefObject, useLayoutEffect, useRef } from 'react';
import css from './sheet-switch.module.css';

type SheetSwitchProps = {
  /** Whether the passage is in view; else its question. */
  open: boolean;
  onOpen: (open: boolean) => void;
};

/** On small screens: one press between a passage and its question, each where it was left. It stays in view. */
export function SheetSwitch({ open, onOpen }: SheetSwitchProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  useKeptScroll(ref, Number(open));
  return (
    <fieldset ref={ref} className={css.switch} aria-label="Sheets">
      <button type="button" aria-pressed={open} onClick={() => onOpen(true)}>
        Passage
      </button>
      <button type="button" aria-pressed={!open} onClick={() => onOpen(false)}>
        Question
      </button>
    </fieldset>
  );
}

/** Of two sheets that scroll with the page, or with the dialog that they are in. */
function useKeptScroll(inside: RefObject<HTMLElement | null>, sheet: number) {
  const kept = useRef<(number | undefined)[]>([]);
  useLayoutEffect(() => {
    if (!matchMedia('(max-width: 999px)').matches) return;
    const scroller = inside.current?.closest('dialog') ?? document.documentElement;
    // The first one stays where it is: the switch comes after it.
    if (kept.current.length > 0) scroller.scrollTop = kept.current[sheet] ?? 0;
    const keep = () => {
      kept.current[sheet] = scroller.scrollTop;
    };
    keep();
    addEventListener('scroll', keep, true);
    return () => removeEventListener('scroll', keep, true);
  }, [inside, sheet]);
}
