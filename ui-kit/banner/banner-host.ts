import { keepOnTop } from '../keep-on-top/keep-on-top.ts';
import css from './banner.module.css';
import { reserveTopSpace } from './reserve-top-space.ts';

let host: HTMLElement | undefined;
let bannerCount = 0;
let stops: readonly (() => void)[] = [];

/** The popover that contains all banners. */
export function bannerHost(): HTMLElement {
  if (!host) {
    host = document.createElement('div');
    host.className = css.host ?? '';
    host.popover = 'manual';
  }
  return host;
}

/** Shows the banner host and reserves its space until the last banner is removed. Returns a function for that. */
export function showBannerHost(): () => void {
  if (bannerCount === 0) stops = [keepOnTop(bannerHost(), { isFirst: true }), reserveTopSpace(bannerHost())];
  bannerCount += 1;
  return () => {
    bannerCount -= 1;
    if (bannerCount === 0) for (const stop of stops) stop();
  };
}
