import type { Topic } from '@fourfold/core/contract/content';
import { describe, expect, it } from 'vitest';
import type { Exam } from '../../exams/exam-lists.ts';
import { emptyTopics, unscoredExams } from './unfinished.ts';

type Sub = { id: string; isPublish?: boolean; isSequencePublish?: boolean; below?: readonly boolean[] };

function aTopic(id: string, isPublish: boolean, subtopics: readonly Sub[]): Topic {
  return {
    id,
    isPublish,
    subtopics: subtopics.map(({ below = [], isPublish: open = true, isSequencePublish = false, ...sub }) => ({
      ...sub,
      isPublish: open,
      isSequencePublish,
      subsubtopics: below.map((published) => ({ isPublish: published })),
    })),
  } as unknown as Topic;
}

describe('what is published with nothing to show', () => {
  it('is a topic without an open sub-topic, and a sub-topic with neither a sequence nor anything below', () => {
    const topics = [
      aTopic('closed', false, []),
      aTopic('whole', true, [
        { id: 'a', isSequencePublish: true },
        { id: 'b', below: [false, true] },
      ]),
      aTopic('half', true, [
        { id: 'c', isSequencePublish: true },
        { id: 'd', below: [false] },
      ]),
      aTopic('bare', true, [{ id: 'e', isPublish: false, isSequencePublish: true }]),
    ];
    expect(emptyTopics('/admin/math-topics', topics)).toEqual([
      { words: '2 published, with nothing to show', to: '/admin/math-topics?topic=half&subtopic=d' },
    ]);
    expect(emptyTopics('/admin/math-topics', topics.slice(0, 2))).toEqual([]);
  });
});

describe('papers that cannot be graded', () => {
  it('have no table or no key, each counted and leading to the first', () => {
    const exams = [
      { id: 'one', score: [['1']], bubble_sheet_answers: [] },
      { id: 'two', score: [], bubble_sheet_answers: [] },
    ] as unknown as Exam[];
    expect(unscoredExams((id) => `/at/${id}`, exams)).toEqual([
      { words: '1 without a score conversion', to: '/at/two' },
      { words: '2 without an answer key', to: '/at/one' },
    ]);
    expect(unscoredExams((id) => `/at/${id}`, [])).toEqual([]);
  });
});
