import type { Inline, NodeOf, NodeType, VoidNode } from '@fourfold/core/rich-text/document';
import { createElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { Passage } from './passage.tsx';
import { Scroller } from './scroller.tsx';

/** Nodes that are drawn around their content: all but inline nodes and those without content. */
export type FramedType = Exclude<NodeType, VoidNode['type'] | Extract<Inline, { type: string }>['type']>;
type FramedNode<Type extends FramedType = FramedType> = Type extends FramedType
  ? Omit<NodeOf<Type>, 'children'>
  : never;

/** The name of an HTML element, or a component without attributes. */
type Frame = string | ((content: ReactNode) => ReactElement);

const frames: { readonly [Type in FramedType]: (node: FramedNode<Type>) => Frame } = {
  paragraph: () => 'p',
  heading: ({ level }) => (level === 3 ? 'h3' : 'h2'),
  list: ({ ordered }) => (ordered ? 'ol' : 'ul'),
  'list-item': () => 'li',
  quote: () => 'blockquote',
  passage:
    ({ credit }) =>
    (content) => <Passage credit={typeof credit === 'string' ? credit : ''}>{content}</Passage>,
  table: () => (content) => (
    <Scroller label="Table">
      <table>
        <tbody>{content}</tbody>
      </table>
    </Scroller>
  ),
  'table-row': () => 'tr',
  'table-cell': ({ header }) => (header ? 'th' : 'td'),
};

export function isFramed(node: object): node is NodeOf<FramedType> {
  return 'type' in node && typeof node.type === 'string' && Object.hasOwn(frames, node.type);
}

/** Draws a node around its content, for students and in the editor. A component with attributes is in a `div`. */
export function drawFrame(
  node: FramedNode,
  content: ReactNode,
  attributes?: HTMLAttributes<HTMLElement> & { 'data-formula'?: true | undefined },
): ReactElement {
  const frame = (frames[node.type] as (node: FramedNode) => Frame)(node);
  if (typeof frame === 'string') return createElement(frame, attributes, content);
  return attributes ? <div {...attributes}>{frame(content)}</div> : frame(content);
}
