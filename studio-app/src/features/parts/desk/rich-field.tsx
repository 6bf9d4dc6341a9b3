import { apiBase } from '@fourfold/app-shell/installation';
import type { Block, RichDocument } from '@fourfold/core/rich-text/document';
import type { Formulas } from '@fourfold/core/rich-text/formula-tree';
import { isEmptyDocument } from '@fourfold/core/rich-text/is-empty';
import { preview } from '@fourfold/core/rich-text/plain-text';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { RichText } from '@fourfold/ui-kit/rich-text';
import { memo, useMemo } from 'react';

type RichFieldProps = { field: string; formulas: Formulas };

/** A rich-text field of the API. Invalid content is not rendered; a message is shown instead. */
export function RichField({ field, formulas }: RichFieldProps) {
  const document = useMemo(() => readRichField(field), [field]);
  return document ? (
    <RichText document={document} formulas={formulas} mediaBase={apiBase} />
  ) : (
    <p>This text cannot be shown.</p>
  );
}

/** One line that identifies a question: the first paragraph, or the last one after a passage. */
export const QuestionLine = memo(function QuestionLine({
  className,
  ...rich
}: RichFieldProps & { className: string | undefined }) {
  return (
    <div className={className} data-line>
      <QuestionExcerpt {...rich} />
    </div>
  );
});

/** The same line without the mark for tests. */
export function QuestionExcerpt({ field, formulas }: RichFieldProps) {
  const document = useMemo(() => readRichField(field), [field]);
  return <DocumentExcerpt document={document} formulas={formulas} />;
}

function DocumentExcerpt({ document, formulas }: { document: RichDocument | null; formulas: Formulas }) {
  if (document === null) return 'This text cannot be shown.';
  if (isEmptyDocument(document)) return <span className="faint">No text yet</span>;
  const excerpt = document.some(({ type }) => type === 'passage')
    ? document.findLast(isTextParagraph)
    : document.find(isTextParagraph);
  if (excerpt) return <RichText document={[excerpt]} formulas={formulas} mediaBase={apiBase} />;
  return preview(document) || <span className="faint">Without text</span>;
}

/** Whether a rich-text field has content; an invalid one counts as content. */
export function hasContent(field: string): boolean {
  const document = readRichField(field);
  return document === null || !isEmptyDocument(document);
}

function isTextParagraph(block: Block): boolean {
  return block.type === 'paragraph' && !isEmptyDocument([block]);
}
