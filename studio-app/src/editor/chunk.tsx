import type { RenderChunkProps } from 'slate-react';
import css from './writing.module.css';

/** Blocks per rendered chunk: typing in one chunk does not re-render the others. */
export const chunkSize = 40;

export function drawChunk({ attributes, lowest, children }: RenderChunkProps) {
  return (
    <div {...attributes} className={lowest ? css.chunk : undefined}>
      {children}
    </div>
  );
}
