import { type AnnotationChange, changeAnnotations } from '@fourfold/core/annotations/change-annotations';
import type { Annotation } from '@fourfold/core/contract/annotation';
import { plainBlock } from '@fourfold/core/rich-text/plain-block';
import { readBlocks } from '@fourfold/core/rich-text/read-blocks';
import { splitPassage } from '@fourfold/core/rich-text/split-passage';
import type { EntriesByQuestion } from '@fourfold/core/test-section/section-progress';
import type { TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import { useMemo } from 'react';
import type { AnnotationStore } from '../../test-tools/annotating/annotation-store.ts';
import type { Desk } from './use-desk.ts';

type TestAnnotations = {
  question: TestQuestion;
  questions: readonly TestQuestion[];
  entries: EntriesByQuestion;
  /** Undefined in the review, which only shows them. */
  desk?: Desk;
};

/**
 * The annotations of a question of a section. Those of a passage are stored with the question at which they were made,
 * and shown at all questions about it.
 */
export function useTestAnnotations({ question, questions, entries, desk }: TestAnnotations): AnnotationStore {
  const sharing = useMemo(() => sharingPassage(question, questions), [question, questions]);
  const annotations = sharing.flatMap((one) => shownAt(question, one, entries.get(one.id)?.annotations ?? []));
  // The same list as long as nothing has changed: entries are copied at each change.
  const text = JSON.stringify(annotations);
  const list = useMemo(() => JSON.parse(text) as Annotation[], [text]);
  const change = (change: AnnotationChange) => {
    if (!desk) return false;
    let isRoom = true;
    for (const one of change.kind === 'added' ? [question] : sharing) {
      const before = desk.entryOf(one).annotations ?? [];
      if (change.kind !== 'added' && !before.some(({ id }) => idsOf(change).includes(id))) continue;
      if (changeAnnotations(before, change)) desk.change(one, { kind: 'annotated', change });
      else isRoom = false;
    }
    return isRoom;
  };
  return { list, change: desk ? change : null };
}

/** The question first, then the other ones with the same passage, whatever each of them underlines in it. */
function sharingPassage(question: TestQuestion, questions: readonly TestQuestion[]): TestQuestion[] {
  const passageOf = (one: TestQuestion) => {
    const { passage } = splitPassage(one.question);
    return passage && plainBlock(readBlocks(passage));
  };
  const passage = passageOf(question);
  const others = passage ? questions.filter((one) => one.id !== question.id && passageOf(one) === passage) : [];
  return [question, ...others];
}

function shownAt(question: TestQuestion, owner: TestQuestion, annotations: readonly Annotation[]): Annotation[] {
  return annotations.filter(({ part }) => owner.id === question.id || part === 'passage');
}

function idsOf(change: Exclude<AnnotationChange, { kind: 'added' }>): readonly string[] {
  return change.kind === 'removed' ? change.ids : [change.id];
}
