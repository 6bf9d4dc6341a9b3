import { drawFrame, type FramedType, isFramed } from '@fourfold/ui-kit/rich-text/draw-frame';
import css from '@fourfold/ui-kit/rich-text/rich-text.module.css';
import type { ReactElement } from 'react';
import type { RenderElementProps } from 'slate-react';
import { MathElement } from './math/math-element.tsx';
import { ImageElement, VideoElement } from './media/media-elements.tsx';
import type { ElementOf, ElementType } from './slate-types.ts';

type ElementProps<Type extends ElementType> = Omit<RenderElementProps, 'element'> & { element: ElementOf<Type> };
type ElementComponents = {
  [Type in Exclude<ElementType, FramedType>]: (props: ElementProps<Type>) => ReactElement;
};

/**
 * The components of inline elements and of those without content, with the HTML element and class as
 * for learners, and Slate's attributes. `drawFrame` draws the others, for both apps.
 */
const elementComponents: ElementComponents = {
  link: ({ attributes, children, element }) => (
    // The link opens from the bar below the tools; a click here sets the caret.
    <a {...attributes} href={element.url} onClick={(event) => event.preventDefault()}>
      {children}
    </a>
  ),
  tooltip: ({ attributes, children }) => (
    <span {...attributes} className={css.term}>
      {children}
    </span>
  ),
  math: MathElement,
  'inline-math': MathElement,
  image: ImageElement,
  video: VideoElement,
};

export function renderElement(props: RenderElementProps): ReactElement {
  const { element, attributes, children } = props;
  if (isFramed(element)) return drawFrame(element, children, attributes);
  const type = element.type as keyof ElementComponents;
  const ElementComponent = elementComponents[type] as (props: RenderElementProps) => ReactElement;
  return <ElementComponent {...props} />;
}
