import { textScale } from '@fourfold/ui-kit/graph/rem';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { fittingScale, type ZoomAction, zoomActionOf, zoomStep } from './zoom.ts';

type Size = { width: number; height: number };

/** The scale of a drawing, and its changes by buttons, keys, and the wheel with Ctrl. */
export function useZoom(frame: RefObject<HTMLElement | null>, drawing: Size) {
  const [scale, setScale] = useState(1);
  const zoom = (action: ZoomAction) => {
    const text = textScale();
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    const inFrame = { width: clientWidth / text, height: Math.max(clientHeight / text, 300) };
    setScale((now) => {
      switch (action) {
        case 'in':
          return zoomStep(now, 1);
        case 'out':
          return zoomStep(now, -1);
        case 'full':
          return 1;
        default:
          return fittingScale(inFrame, drawing, action);
      }
    });
  };
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setScale((now) => zoomStep(now, event.deltaY < 0 ? 1 : -1));
    };
    // React's own listener is passive, so it could not prevent the zoom of the whole page.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame]);
  const onKeyDown = (event: KeyboardEvent) => {
    const action = zoomActionOf(event);
    if (!action) return;
    event.preventDefault();
    zoom(action);
  };
  return { scale, zoom, onKeyDown };
}
