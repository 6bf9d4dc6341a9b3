import { apiBase } from '@fourfold/app-shell/installation';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import type { Formulas } from '@fourfold/core/rich-text/formula-tree';
import { readBlocks } from '@fourfold/core/rich-text/read-blocks';
import { RichText } from '@fourfold/ui-kit/rich-text';
import { memo } from 'react';

/** Renders a rich-text field of a reply. The renderer skips invalid parts, so no guard is needed. */
export const RichField = memo(function RichField({ field, formulas }: { field: string; formulas: Formulas }) {
  return <RichText document={readBlocks(field) as RichDocument} formulas={formulas} mediaBase={apiBase} />;
});

/** Whether a rich-text field has content: an empty one is an empty list of blocks or one empty paragraph. */
export function hasContent(field: string): boolean {
  return field !== '' && field !== '[]' && !/^\[\{"type":"paragraph","children":\[\{"text":""\}\]\}\]$/.test(field);
}
