import type { Question } from '@fourfold/core/contract/content';
import type { GraphHandle } from '@fourfold/ui-kit/graph/drawing';
import { handlesOf } from './drop.ts';
import type { LinkStart } from './link-changes.ts';
import { sourceText } from './link-changes.ts';

/** The handles of a node of the drawing; a problem set has none. */
export function graphHandles(questions: readonly Question[], node: string): (GraphHandle & { source: LinkStart })[] {
  const question = questions.find(({ id }) => id === node);
  if (!question) return [];
  return handlesOf(question).map(({ source, sign }) => ({
    source,
    sign,
    kind: typeof source === 'string' ? source : 'any',
    title: `${sourceText(questions, node, source)}: draw a link`,
  }));
}
