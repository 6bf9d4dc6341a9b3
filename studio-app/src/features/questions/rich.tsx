import type { Formulas } from '@fourfold/core/rich-text/formula-tree';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { RichText } from '@fourfold/ui-kit/rich-text';
import { useMemo } from 'react';

/** A rich field as it comes over the wire. What no guard accepts is not shown, and said. */
export function Rich({ field, formulas }: { field: string; formulas: Formulas }) {
  const document = useMemo(() => readRichField(field), [field]);
  return document ? <RichText document={document} formulas={formulas} /> : <p>This text cannot be shown.</p>;
}

/** Whether a rich field says anything: an empty one is an empty list of blocks, or one empty paragraph. */
export function saysSomething(field: string): boolean {
  return field !== '' && field !== '[]' && !/^\[\{"type":"paragraph","children":\[\{"text":""\}\]\}\]$/.test(field);
}
