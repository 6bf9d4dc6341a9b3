import { MarkedText } from '@fourfold/ui-kit/rich-text/marked-text';
import type { RenderLeafProps } from 'slate-react';

/** Renders a run of text as learners see it. */
export function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  return (
    <span {...attributes}>
      <MarkedText text={leaf}>{children}</MarkedText>
    </span>
  );
}
