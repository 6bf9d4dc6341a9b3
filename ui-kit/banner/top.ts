import { keepOnTop } from '../keep-on-top/keep-on-top.ts';
import css from './banner.module.css';
import { makeRoom } from './make-room.ts';

let host: HTMLElement | undefined;
let held = 0;
let stops: readonly (() => void)[] = [];

/** The popover that contains all banners. */
export function top(): HTMLElement {
  if (!host) {
    host = document.createElement('div');
    host.className = css.host ?? '';
    host.popover = 'manual';
  }
  return host;
}

/**
 * Shows the banner host and reserves its space until the last banner is removed. Returns a function
 * for that.
 */
export function holdTop(): () => void {
  if (held === 0) stops = [keepOnTop(top(), { isFirst: true }), makeRoom(top())];
  held += 1;
  return () => {
    held -= 1;
    if (held === 0) for (const stop of stops) stop();
  };
}
