import { Button } from '@fourfold/ui-kit/button';
import css from './map.module.css';
import type { ZoomAction } from './zoom.ts';

type ZoomBarProps = { scale: number; onZoom: (action: ZoomAction) => void };

/** The scale of the drawing with its buttons; each has a key, which acts while the focus is in the drawing. */
export function ZoomBar({ scale, onZoom }: ZoomBarProps) {
  return (
    <div className={css.zoom}>
      <p className="small">Draw a link from the edge of a question, or press L on it. G goes to a question.</p>
      <Button kind="quiet" aria-label="Zoom out" title="Zoom out (−)" onClick={() => onZoom('out')}>
        −
      </Button>
      <span className="small num">{`${Math.round(scale * 100)} %`}</span>
      <Button kind="quiet" aria-label="Zoom in" title="Zoom in (+)" onClick={() => onZoom('in')}>
        +
      </Button>
      <Button kind="quiet" title="Full size (0)" disabled={scale === 1} onClick={() => onZoom('full')}>
        Full size
      </Button>
      <Button kind="quiet" title="Fit to width (W)" onClick={() => onZoom('width')}>
        Fit to width
      </Button>
      <Button kind="quiet" title="Fit all (A)" onClick={() => onZoom('all')}>
        Fit all
      </Button>
    </div>
  );
}
