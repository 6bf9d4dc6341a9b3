import { Button } from '../button/button.tsx';
import css from './zoom.module.css';

/** Text sizes of questions in percent. */
export const zoomSteps = [100, 115, 130, 150, 175, 200, 250, 300] as const;

type ZoomProps = {
  /** The current text size. */
  percent: number;
  /** Called with the next smaller or larger step. */
  onZoom: (percent: number) => void;
};

/** Buttons for smaller and larger text. */
export function Zoom({ percent, onZoom }: ZoomProps) {
  const at = Math.max(
    0,
    zoomSteps.findLastIndex((step) => step <= percent),
  );
  const [smaller, larger] = [zoomSteps[at - 1], zoomSteps[at + 1]];
  return (
    <fieldset className={css.zoom} aria-label="Text size">
      <Button
        kind="quiet"
        icon
        aria-label="Smaller text"
        inactive={smaller === undefined}
        onClick={() => smaller !== undefined && onZoom(smaller)}
      >
        <span className={css.small}>A</span>
      </Button>
      <output aria-live="polite">{percent} %</output>
      <Button
        kind="quiet"
        icon
        aria-label="Larger text"
        inactive={larger === undefined}
        onClick={() => larger !== undefined && onZoom(larger)}
      >
        <span className={css.large}>A</span>
      </Button>
    </fieldset>
  );
}
