import type { ComponentProps, ElementType } from 'react';
import { Strokes } from '../run-of-four/strokes.tsx';
import css from './wordmark.module.css';

/** The wordmark: the product's name with four strokes. As a link: `<Wordmark as={Link} to="/home" />`. */
export function Wordmark<As extends ElementType = 'span'>({
  as,
  ...rest
}: {
  /** The element or component that it renders, such as the router's link. */
  as?: As;
} & Omit<ComponentProps<As>, 'as'>) {
  const Element: ElementType = as ?? 'span';
  return (
    <Element {...rest} className={css.wordmark}>
      <Strokes count={4} of={4} aria-hidden="true" />
      Fourfold
    </Element>
  );
}
