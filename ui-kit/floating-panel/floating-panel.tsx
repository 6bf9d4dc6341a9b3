import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { CrossIcon } from '../icon/icon.tsx';
import css from './floating-panel.module.css';
import { movedBox, type PanelBox, resizedBox } from './panel-box.ts';

export type { PanelBox };

type FloatingPanelProps = {
  /** The heading, which is also the accessible name. */
  title: string;
  /** Position and size in CSS pixels; on phones it is a sheet at the bottom instead. */
  box: PanelBox;
  /** Called with the new box after it was moved or resized. */
  onBox: (box: PanelBox) => void;
  /** Called on Escape and on the close button; the owner then stops rendering the panel. */
  onClose: () => void;
  /** The content; it fills the panel. */
  children: ReactNode;
};

/** Pixels of an arrow key. */
const step = 24;

/** A panel over the page that does not block it: it is moved and resized, by pointer or arrow keys. */
export function FloatingPanel({ title, box, onBox, onClose, children }: FloatingPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const size = useWindowSize();
  const shown = movedBox(box, { x: 0, y: 0 }, size);
  const { left, top, width, height } = shown;
  const move = usePointerDrag((by) => onBox(movedBox(shown, by, size)));
  const resize = usePointerDrag((by) => onBox(resizedBox(shown, by, size)));
  const press = (change: typeof movedBox) => (event: KeyboardEvent) => {
    const arrows = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
    const by = arrows[event.key as keyof typeof arrows];
    if (!by) return;
    event.preventDefault();
    onBox(change(shown, { x: by[0] as number, y: by[1] as number }, size));
  };
  return (
    <div
      ref={panel}
      className={css.panel}
      role="dialog"
      aria-labelledby={id}
      style={{ left, top, width, height }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) {
          // A dialog of the page that the panel is in stays open.
          event.preventDefault();
          onClose();
        }
        // Keys of the page, such as letters that choose an answer, do not apply in the panel.
        event.stopPropagation();
      }}
    >
      <div className={css.head} {...move}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <Button kind="quiet" className={css.handle ?? ''} onKeyDown={press(movedBox)} title="Arrow keys move the panel">
          Move
        </Button>
        <Button
          kind="quiet"
          className={css.handle ?? ''}
          onKeyDown={press(resizedBox)}
          title="Arrow keys resize the panel"
        >
          Resize
        </Button>
        <Button icon kind="quiet" aria-label={`Close ${title.toLowerCase()}`} onClick={onClose}>
          <CrossIcon />
        </Button>
      </div>
      <div className={css.body}>{children}</div>
      <span className={css.corner} aria-hidden="true" {...resize} />
    </div>
  );
}

function useWindowSize() {
  // Before the layout, the box is taken as it is.
  const [size, setSize] = useState({ width: Number.MAX_SAFE_INTEGER, height: Number.MAX_SAFE_INTEGER });
  useLayoutEffect(() => {
    const update = () => setSize({ width: document.documentElement.clientWidth, height: innerHeight });
    update();
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);
  return size;
}

/** Calls `onDrag` with the distance since the last call. Buttons in the element are not dragged. */
function usePointerDrag(onDrag: (by: { x: number; y: number }) => void) {
  const last = useRef<{ x: number; y: number } | null>(null);
  const end = () => {
    last.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!last.current) return;
      onDrag({ x: clientX - last.current.x, y: clientY - last.current.y });
      last.current = { x: clientX, y: clientY };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
