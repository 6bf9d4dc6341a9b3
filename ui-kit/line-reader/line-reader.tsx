import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useMovable } from '../floating-panel/use-movable.ts';
import { Segmented } from '../segmented/segmented.tsx';
import css from './line-reader.module.css';

type LineReaderProps = {
  /** Height of a line of the text, in CSS pixels. */
  lineHeight: number;
  /** Where the text is in the window, in CSS pixels: the reader begins at its first line. */
  over: { left: number; top: number; width: number };
  /** Called on Escape and by its button; the owner then stops rendering it. */
  onClose: () => void;
};

/** Pixels that it is wider than the text, at each side; and of the edges of its opening. */
const overhang = 12;
const edge = 2;
/** Of a band, at most. */
const bandHeight = 160;

const counts = ['1', '2', '3'] as const;
type Count = (typeof counts)[number];

/**
 * A mask above the text with one to three lines visible. It is dragged, or moved with the arrow keys while it has the
 * focus; the text in its opening stays usable.
 */
export function LineReader({ lineHeight, over, onClose }: LineReaderProps) {
  const mask = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<Count>('1');
  const { onKeyDown, ...drag } = useMovable(mask, { stepDown: lineHeight, beyond: bandHeight });

  const start = useRef(over);
  useLayoutEffect(() => {
    const shown = mask.current;
    if (!shown) return;
    const { left, top, width } = start.current;
    const opener = document.activeElement;
    shown.showPopover();
    shown.style.width = `${width + 2 * overhang}px`;
    shown.style.left = `${left - overhang}px`;
    shown.style.top = `${top - (shown.firstElementChild?.clientHeight ?? 0) - edge}px`;
    shown.focus();
    return () => {
      if (opener instanceof HTMLElement && shown.contains(document.activeElement)) opener.focus();
    };
  }, []);
  const latestClose = useRef(onClose);
  latestClose.current = onClose;
  useEffect(() => {
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around the question stays open.
      event.preventDefault();
      event.stopPropagation();
      latestClose.current();
    };
    addEventListener('keydown', close, { capture: true });
    return () => removeEventListener('keydown', close, { capture: true });
  }, []);

  const press = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return event.stopPropagation();
    if ((counts as readonly string[]).includes(event.key)) setLines(event.key as Count);
    onKeyDown(event);
    event.stopPropagation();
  };
  return (
    <div
      ref={mask}
      popover="manual"
      role="dialog"
      aria-label="Line reader"
      tabIndex={-1}
      className={css.reader}
      onKeyDown={press}
    >
      <div className={css.band} {...drag} />
      <div className={css.opening} style={{ height: lineHeight * Number(lines) }} />
      <div className={css.band} {...drag}>
        <div className={css.tools}>
          <Segmented
            label="Lines"
            options={counts.map((value) => ({ value, label: value === '1' ? '1 line' : `${value} lines` }))}
            value={lines}
            onChange={setLines}
          />
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
        <p className={css.help}>Drag, or move with the arrow keys</p>
      </div>
    </div>
  );
}
