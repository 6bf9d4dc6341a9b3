import type { RenderChunkProps } from 'slate-react';
import css from './text-editor.module.css';

/** Blocks per rendered chunk: typing in one chunk does not re-render the others. */
export const chunkSize = 40;

export function renderChunk({ attributes, lowest, children }: RenderChunkProps) {
  return (
    <div {...attributes} className={lowest ? css.chunk : undefined}>
      {children}
    </div>
  );
}
