import { Marked } from '@fourfold/ui-kit/rich-text/marks';
import type { RenderLeafProps } from 'slate-react';

/** Renders a run of text as learners see it. */
export function drawLeaf({ attributes, children, leaf }: RenderLeafProps) {
  return (
    <span {...attributes}>
      <Marked text={leaf}>{children}</Marked>
    </span>
  );
}
