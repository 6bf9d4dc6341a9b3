import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { keepOnTop } from '../keep-on-top/keep-on-top.ts';
import css from './banner.module.css';

type BannerProps = {
  /** Accessible name of the landmark. */
  label: string;
  /** The main text; names are in a `<b>`. One line on phones. */
  description: ReactNode;
  /** The second sentence: what is not possible, or what to do. */
  children: ReactNode;
  /** One button, at the right edge. */
  action: ReactNode;
  /** A note is less prominent than a mark. */
  kind?: 'mark' | 'note';
};

/**
 * A banner at the top of every page, above everything including dialogs; it cannot be closed. The
 * page moves down by its height; several banners stack.
 */
export function Banner({ label, description, children, action, kind = 'mark' }: BannerProps) {
  useLayoutEffect(showBannerHost, []);
  return createPortal(
    <aside className={css.banner} aria-label={label} data-kind={kind}>
      <span className={css.words}>
        <span className={css.who}>{description}</span> {children}
      </span>
      <span className={css.action}>{action}</span>
    </aside>,
    bannerHost(),
  );
}

let host: HTMLElement | undefined;
let bannerCount = 0;
let stops: readonly (() => void)[] = [];

/** The popover that contains all banners. */
function bannerHost(): HTMLElement {
  if (!host) {
    host = document.createElement('div');
    host.className = css.host ?? '';
    host.popover = 'manual';
  }
  return host;
}

/** Shows the banner host and reserves its space until the last banner is removed. Returns a function for that. */
function showBannerHost(): () => void {
  if (bannerCount === 0) stops = [keepOnTop(bannerHost(), { isFirst: true }), reserveTopSpace(bannerHost())];
  bannerCount += 1;
  return () => {
    bannerCount -= 1;
    if (bannerCount === 0) for (const stop of stops) stop();
  };
}

/**
 * Moves the page down by the height of the element fixed at its top, and sets the height as
 * `--banner`. Returns a function that ends it.
 */
function reserveTopSpace(element: HTMLElement): () => void {
  const root = document.documentElement;
  const measure = () => root.style.setProperty('--banner', `${Math.ceil(element.getBoundingClientRect().height)}px`);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  root.dataset.banner = '';
  return () => {
    observer.disconnect();
    delete root.dataset.banner;
    root.style.removeProperty('--banner');
  };
}
