import type { RenderChunkProps } from 'slate-react';
import css from './writing.module.css';

/** Blocks that are drawn together: a key in one chunk leaves the others as they are. */
export const chunkSize = 40;

export function drawChunk({ attributes, lowest, children }: RenderChunkProps) {
  return (
    <div {...attributes} className={lowest ? css.chunk : undefined}>
      {children}
    </div>
  );
}
