import type { Block } from '@fourfold/core/rich-text/document';
import { type Formulas, formulaKey } from '@fourfold/core/rich-text/formula-tree';
import { formulasOf } from '@fourfold/core/rich-text/formulas-of';
import { RichText } from '@fourfold/ui-kit/rich-text/rich-text';
import { useEffect, useState } from 'react';
import css from './document-dialog.module.css';

type DocumentBlocksProps = {
  blocks: readonly Block[];
  /** Pictures of the document, which are not uploaded yet. */
  pictures: ReadonlyMap<string, Blob>;
};

/** Blocks of a document, with its own pictures and its formulas as students will see them. */
export function DocumentBlocks({ blocks, pictures }: DocumentBlocksProps) {
  const formulas = useFormulas(blocks);
  return (
    <div className={css.text}>
      {runsOf(blocks, pictures).map((run) =>
        run.picture ? (
          <DocumentPicture key={run.key} file={run.picture} alt={run.alt} />
        ) : (
          <RichText key={run.key} document={run.blocks} formulas={formulas} />
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

/** Compiles the formulas as the server does; one that it would refuse stays LaTeX. */
function useFormulas(blocks: readonly Block[]): Formulas {
  const [formulas, setFormulas] = useState<Formulas>({});
  useEffect(() => {
    const nodes = formulasOf(blocks);
    if (nodes.length === 0) return;
    let isMounted = true;
    const compile = async () => {
      const part = await import('@fourfold/core/rich-text/compile-formula').catch(() => null);
      const entries = nodes.flatMap(({ latex, display }) => {
        const result = part?.compileFormula(latex, display);
        return result?.ok ? [[formulaKey(latex, display), result.tree] as const] : [];
      });
      if (isMounted) setFormulas(Object.fromEntries(entries));
    };
    void compile();
    return () => {
      isMounted = false;
    };
  }, [blocks]);
  return formulas;
}
