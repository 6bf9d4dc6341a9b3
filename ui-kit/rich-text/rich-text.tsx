import type { RichDocument } from '@fourfold/core/rich-text/document';
import type { Formulas } from '@fourfold/core/rich-text/formula-tree';
import { type RenderContext, renderNodes } from './render-nodes.tsx';
import css from './rich-text.module.css';

type RichTextProps = {
  /** The document. Invalid or unknown parts are skipped; nothing is thrown. */
  document: RichDocument;
  /** The compiled formulas of the record; a missing one is shown as LaTeX. */
  formulas?: Formulas | undefined;
  /** A class of the page for the element around the text. */
  className?: string | undefined;
  /** Prefix of picture paths, if the API is not under /api of this site. */
  mediaBase?: string | undefined;
};

const noFormulas: Formulas = {};

/** Renders a rich-text document for reading. Never sets HTML. */
export function RichText({ document, formulas = noFormulas, className, mediaBase = '/api' }: RichTextProps) {
  const context: RenderContext = { formulas, mediaBase, depth: 0 };
  return (
    <div data-rich className={className ? `${css.text} ${className}` : css.text}>
      {renderNodes(document, context)}
    </div>
  );
}
