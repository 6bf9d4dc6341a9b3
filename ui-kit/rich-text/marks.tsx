import { fontSizes, type Marks, type Text } from '@fourfold/core/rich-text/document';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import css from './rich-text.module.css';

type Plain = Exclude<keyof Marks, 'color' | 'highlight' | 'size'>;

const elements = {
  code: 'code',
  sub: 'sub',
  sup: 'sup',
  strike: 's',
  underline: 'u',
  italic: 'em',
  bold: 'strong',
} satisfies Record<Plain, string>;

/** A text node with its marks; the editor passes its editable content as children. */
export function Marked({ text: node, children = node.text }: { text: Text; children?: ReactNode }): ReactNode {
  let drawn = children;
  for (const [mark, element] of Object.entries(elements)) {
    if (node[mark as Plain]) drawn = createElement(element, null, drawn);
  }
  const highlight = colour(node.highlight);
  const ink = colour(node.color);
  const size = node.size !== undefined && (fontSizes as readonly number[]).includes(node.size) && node.size;
  if (size || ink) {
    const style = { '--c': ink, fontSize: size ? `${size / 16}em` : undefined } as CSSProperties;
    drawn = (
      <span className={ink && css.coloured} style={style}>
        {drawn}
      </span>
    );
  }
  if (highlight) {
    drawn = (
      <mark className={css.highlighted} style={{ '--c': highlight } as CSSProperties}>
        {drawn}
      </mark>
    );
  }
  return drawn;
}

function colour(value: unknown): string | undefined {
  return typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value) ? value : undefined;
}
