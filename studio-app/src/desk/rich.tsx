import type { Block, RichDocument } from '@fourfold/core/rich-text/document';
import type { Formulas } from '@fourfold/core/rich-text/formula-tree';
import { isEmptyDocument } from '@fourfold/core/rich-text/is-empty';
import { preview } from '@fourfold/core/rich-text/plain-text';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { RichText } from '@fourfold/ui-kit/rich-text';
import { memo, useMemo } from 'react';
import { apiBase } from '../session/installation.ts';

type RichProps = { field: string; formulas: Formulas };

/** A rich-text field of the API. Invalid content is not rendered; a message is shown instead. */
export function Rich({ field, formulas }: RichProps) {
  const document = useMemo(() => readRichField(field), [field]);
  return document ? (
    <RichText document={document} formulas={formulas} mediaBase={apiBase} />
  ) : (
    <p>This text cannot be shown.</p>
  );
}

/** One line that identifies a question: the first paragraph, or the last one after a passage. */
export const Line = memo(function Line({ className, ...rich }: RichProps & { className: string | undefined }) {
  return (
    <div className={className} data-line>
      <FirstWords {...rich} />
    </div>
  );
});

/** The same line without the mark for tests. */
export function FirstWords({ field, formulas }: RichProps) {
  const document = useMemo(() => readRichField(field), [field]);
  return <Words document={document} formulas={formulas} />;
}

function Words({ document, formulas }: { document: RichDocument | null; formulas: Formulas }) {
  if (document === null) return 'This text cannot be shown.';
  if (isEmptyDocument(document)) return <span className="faint">No text yet</span>;
  const words = document.some(({ type }) => type === 'passage') ? document.findLast(isWords) : document.find(isWords);
  return words ? <RichText document={[words]} formulas={formulas} mediaBase={apiBase} /> : preview(document);
}

/** Whether a rich-text field has content; an invalid one counts as content. */
export function saysSomething(field: string): boolean {
  const document = readRichField(field);
  return document === null || !isEmptyDocument(document);
}

function isWords(block: Block): boolean {
  return block.type === 'paragraph' && !isEmptyDocument([block]);
}
