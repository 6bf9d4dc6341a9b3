import type { ComponentProps, ElementType, ReactNode } from 'react';
import { buttonAttributes } from '../button/button.tsx';
import { BackIcon } from '../icon/icon.tsx';
import css from './top-bar.module.css';

type TopBarProps = {
  /** The main heading of the page: one line, cut if it is too long. */
  title: string;
  /** Read to screen readers while there is no title. */
  fallback: string;
  /** At the left: a BackLink. */
  back?: ReactNode;
  /** After the title, below it on phones: text or a link. Phones show the state instead, if there is one. */
  subtitle?: ReactNode;
  /** The saved state and the clock; null reserves the space. */
  state?: ReactNode;
  /** At the right, on phones as an icon: the problem report. */
  aside?: ReactNode;
  /** The last step of the page, such as Submit. Not on phones, whose pages have it at the bottom. */
  action?: ReactNode;
};

/** The sticky header of a page without the menu: a link back, the title, and the state of the user's work. */
export function TopBar({ title, fallback, back, subtitle, state, aside, action }: TopBarProps) {
  return (
    <header className={css.bar}>
      {back}
      <div className={css.titles}>
        <h1 className={css.title}>{title || <span className="vh">{fallback}</span>}</h1>
        {subtitle && <span className={css.subtitle}>{subtitle}</span>}
      </div>
      {state !== undefined && <div className={css.state}>{state}</div>}
      {aside && <div className={css.aside}>{aside}</div>}
      {action && <div className={css.action}>{action}</div>}
    </header>
  );
}

/** The link back of a TopBar; without its text on phones. `as` takes the router's link. */
export function BackLink<As extends ElementType = 'a'>({
  as,
  ...rest
}: {
  /** The link component; `a` by default. */
  as?: As;
} & Omit<ComponentProps<As>, 'as'>) {
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} {...buttonAttributes({ kind: 'quiet' }, css.back)} aria-label="Back">
      <BackIcon />
      <span>Back</span>
    </Element>
  );
}
