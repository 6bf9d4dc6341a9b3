import { fontSizes, type Marks, type Text } from '@fourfold/core/rich-text/document';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import css from './rich-text.module.css';

type PlainMark = Exclude<keyof Marks, 'color' | 'highlight' | 'size'>;

const elements = {
  code: 'code',
  sub: 'sub',
  sup: 'sup',
  strike: 's',
  underline: 'u',
  italic: 'em',
  bold: 'strong',
} satisfies Record<PlainMark, string>;

type MarkedTextProps = {
  /** The text node. */
  text: Text;
  /** Content instead of the node's text. */
  children?: ReactNode;
};

/** A text node with its marks; the editor passes its editable content as children. */
export function MarkedText({ text: node, children = node.text }: MarkedTextProps): ReactNode {
  let rendered = children;
  for (const [mark, element] of Object.entries(elements)) {
    if (node[mark as PlainMark]) rendered = createElement(element, null, rendered);
  }
  const highlight = colour(node.highlight);
  const ink = colour(node.color);
  const size = node.size !== undefined && (fontSizes as readonly number[]).includes(node.size) && node.size;
  if (size || ink) {
    const style = { '--c': ink, fontSize: size ? `${size / 16}em` : undefined } as CSSProperties;
    rendered = (
      <span className={ink && css.coloured} style={style}>
        {rendered}
      </span>
    );
  }
  if (highlight) {
    rendered = (
      <mark className={css.highlighted} style={{ '--c': highlight } as CSSProperties}>
        {rendered}
      </mark>
    );
  }
  return rendered;
}

function colour(value: unknown): string | undefined {
  return typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value) ? value : undefined;
}
