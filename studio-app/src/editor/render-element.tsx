import { Passage } from '@fourfold/ui-kit/rich-text/passage';
import css from '@fourfold/ui-kit/rich-text/rich-text.module.css';
import { Scroller } from '@fourfold/ui-kit/rich-text/scroller';
import { createElement, type ReactElement } from 'react';
import type { RenderElementProps } from 'slate-react';
import { MathElement } from './math/math-element.tsx';
import { ImageElement, VideoElement } from './media/media-elements.tsx';
import type { ElementOf, ElementType } from './slate-types.ts';

/**
 * Props of the component of one kind of element. It renders the same HTML element and class as for
 * learners, with Slate's attributes.
 */
type ElementProps<Type extends ElementType> = Omit<RenderElementProps, 'element'> & { element: ElementOf<Type> };
type ElementComponents = { [Type in ElementType]: (props: ElementProps<Type>) => ReactElement };

const simpleElement = (tag: string) => (props: Omit<RenderElementProps, 'element'>) =>
  createElement(tag, props.attributes, props.children);

/** The components of all kinds; a new kind of node is one more key. */
const elementComponents: ElementComponents = {
  paragraph: simpleElement('p'),
  heading: ({ element, ...props }) => simpleElement(element.level === 3 ? 'h3' : 'h2')(props),
  list: ({ element, ...props }) => simpleElement(element.ordered ? 'ol' : 'ul')(props),
  'list-item': simpleElement('li'),
  quote: simpleElement('blockquote'),
  passage: ({ attributes, children, element }) => (
    <div {...attributes}>
      <Passage credit={element.credit ?? ''}>{children}</Passage>
    </div>
  ),
  table: ({ attributes, children }) => (
    <div {...attributes}>
      <Scroller label="Table">
        <table>
          <tbody>{children}</tbody>
        </table>
      </Scroller>
    </div>
  ),
  'table-row': simpleElement('tr'),
  'table-cell': ({ element, ...props }) => simpleElement(element.header ? 'th' : 'td')(props),
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
  const ElementComponent = elementComponents[props.element.type] as (props: RenderElementProps) => ReactElement;
  return <ElementComponent {...props} />;
}
