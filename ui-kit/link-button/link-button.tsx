import type { ComponentProps, ElementType } from 'react';
import { type ButtonStyleProps, buttonAttributes } from '../button/button.tsx';

type LinkButtonProps<As extends ElementType> = ButtonStyleProps & {
  /** The element or component that it renders, such as the router's link. */
  as?: As;
  /** Added to the class of the button. */
  className?: string | undefined;
} & Omit<ComponentProps<As>, keyof ButtonStyleProps | 'as'>;

/** A link styled as a button. `as` takes the router's link: `<LinkButton as={Link} to="/home">`. */
export function LinkButton<As extends ElementType = 'a'>({
  as,
  kind,
  big,
  icon,
  className,
  ...rest
}: LinkButtonProps<As>) {
  const Element: ElementType = as ?? 'a';
  return <Element {...rest} {...buttonAttributes({ kind, big, icon }, className)} />;
}
