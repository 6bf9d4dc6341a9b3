import { type RefObject, useLayoutEffect, useRef } from 'react';
import css from './sheet-switch.module.css';

type SheetSwitchProps = {
  /** True shows the passage, false the question. */
  open: boolean;
  /** Called with whether to show the passage. */
  onOpen: (open: boolean) => void;
};

/**
 * Switches between a passage and its question on small screens, and restores the scroll position of
 * each. It stays in view.
 */
export function SheetSwitch({ open, onOpen }: SheetSwitchProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  useSheetScroll(ref, Number(open));
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

/** Stores the scroll position of each sheet; they scroll with the page or the dialog around them. */
function useSheetScroll(element: RefObject<HTMLElement | null>, sheet: number) {
  const scrollTops = useRef<(number | undefined)[]>([]);
  useLayoutEffect(() => {
    if (!matchMedia('(max-width: 62.4375rem)').matches) return;
    const scroller = element.current?.closest('dialog') ?? document.documentElement;
    // Not on mount: the switch is loaded after the sheet.
    if (scrollTops.current.length > 0) scroller.scrollTop = scrollTops.current[sheet] ?? 0;
    const remember = () => {
      scrollTops.current[sheet] = scroller.scrollTop;
    };
    remember();
    addEventListener('scroll', remember, true);
    return () => removeEventListener('scroll', remember, true);
  }, [element, sheet]);
}
