import { apiBase } from '@fourfold/app-shell/installation';
import type { Block } from '@fourfold/core/rich-text/document';
import { RichText } from '@fourfold/ui-kit/rich-text/rich-text';
import { useEffect, useState } from 'react';
import { useCompiledFormulas } from '../drafts/compile-formulas.ts';
import css from './document-dialog.module.css';

type DocumentBlocksProps = {
  blocks: readonly Block[];
  /** Pictures of the document, which are not uploaded yet. */
  pictures: ReadonlyMap<string, Blob>;
};

/** Blocks of a document, with its own pictures and its formulas as students will see them. */
export function DocumentBlocks({ blocks, pictures }: DocumentBlocksProps) {
  const formulas = useCompiledFormulas(blocks);
  return (
    <div className={css.text}>
      {runsOf(blocks, pictures).map((run) =>
        run.picture ? (
          <DocumentPicture key={run.key} file={run.picture} alt={run.alt} />
        ) : (
          <RichText key={run.key} document={run.blocks} formulas={formulas} mediaBase={apiBase} />
        ),
      )}
    </div>
  );
}

type Run = { key: number; blocks: Block[]; picture: Blob | null; alt: string };

/** Adjacent blocks together; each picture of the document is separate. */
function runsOf(blocks: readonly Block[], pictures: ReadonlyMap<string, Blob>): Run[] {
  const runs: Run[] = [];
  for (const [key, block] of blocks.entries()) {
    const picture = block.type === 'image' ? (pictures.get(block.src) ?? null) : null;
    const last = runs.at(-1);
    if (picture && block.type === 'image') runs.push({ key, blocks: [], picture, alt: block.alt });
    else if (last && !last.picture) last.blocks.push(block);
    else runs.push({ key, blocks: [block], picture: null, alt: '' });
  }
  return runs;
}

/** The page's policy allows data URLs of pictures, and no object URLs. */
function DocumentPicture({ file, alt }: { file: Blob; alt: string }) {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setSrc(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return src === null ? null : <img className={css.picture} src={src} alt={alt || 'Picture of the document'} />;
}
