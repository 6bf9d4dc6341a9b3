import type { RichDocument } from '@fourfold/core/rich-text/document';
import type { Formulas } from '@fourfold/core/rich-text/formula-tree';
import { drawNodes, type Place } from './nodes.tsx';
import css from './rich-text.module.css';

type RichTextProps = {
  /** Shown as far as it can be read: what is broken or unknown in it is left out, and nothing is thrown. */
  document: RichDocument;
  /** The compiled formulas of the record; one that is missing shows its LaTeX. */
  formulas?: Formulas | undefined;
  className?: string | undefined;
  /** Stands before a picture's path when the API does not live under /api of this site. */
  mediaBase?: string | undefined;
};

const none: Formulas = {};

/** A rich-text document, to be read. Never sets HTML. */
export function RichText({ document, formulas = none, className, mediaBase = '/api' }: RichTextProps) {
  const place: Place = { formulas, mediaBase, depth: 0 };
  return <div className={className ? `${css.text} ${className}` : css.text}>{drawNodes(document, place)}</div>;
}
