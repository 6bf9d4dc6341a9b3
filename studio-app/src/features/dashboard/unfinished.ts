import type { Topic } from '@fourfold/core/contract/content';
import type { Exam } from '../../exams/exam-lists.ts';

/** What of a list is not finished: a few words, and the page of the first of them. */
export type Gap = { words: string; to: string };

type Shown = { id: string; isPublish: boolean };

/** Topics and sub-topics that are published while nothing below them is: a student finds them empty. */
export function emptyTopics(path: string, topics: readonly Topic[]): Gap[] {
  const empty = topics.filter(({ isPublish }) => isPublish).flatMap((topic) => emptyIn(topic));
  const [first] = empty;
  if (!first) return [];
  return [{ words: `${empty.length} published, with nothing to show`, to: `${path}?${new URLSearchParams(first)}` }];
}

function emptyIn({ id, subtopics }: Topic): Record<string, string>[] {
  const open = subtopics.filter(({ isPublish }) => isPublish);
  if (open.length === 0) return [{ topic: id }];
  return open
    .filter(({ isSequencePublish, subsubtopics }) => !isSequencePublish && !subsubtopics.some(isOpen))
    .map((subtopic) => ({ topic: id, subtopic: subtopic.id }));
}

function isOpen({ isPublish }: Shown): boolean {
  return isPublish;
}

/** SATs or ACTs whose papers cannot be graded yet. */
export function unscoredExams(address: (exam: string) => string, exams: readonly Exam[]): Gap[] {
  const gaps = [
    { words: 'without a score conversion', of: exams.filter(({ score }) => score.length === 0) },
    { words: 'without an answer key', of: exams.filter(({ bubble_sheet_answers: key }) => key.length === 0) },
  ];
  return gaps.flatMap(({ words, of }) => (of[0] ? [{ words: `${of.length} ${words}`, to: address(of[0].id) }] : []));
}
