import type { DroppedParts } from '@fourfold/core/contract/question-versions';
import type { Reply } from '@fourfold/core/contract/types';

export type Comparison = Reply<'GET /questions/{id}/versions/compare'>;

/** What a restoration changes for students at once; null if they do not see the question. */
export function effectOnStudents(seenBy: Comparison['students_see'], isKeyChanged: boolean): string | null {
  if (seenBy === 'no') return null;
  const seen =
    seenBy === 'now'
      ? 'Students see this version at once.'
      : 'Students who begin the section from now on see this version; a section that has begun keeps its questions.';
  const judged = isKeyChanged
    ? 'The right answer changes: answers given before keep their result, new ones are judged by it.'
    : 'Answers given before keep their result.';
  return `${seen} ${judged}`;
}

/** What of a version cannot be restored, because it no longer exists; null if everything can. */
export function droppedText({ question_links, set_links, skills }: DroppedParts): string | null {
  const links = [
    ...(question_links > 0 ? [counted(question_links, 'link to a question', 'links to questions')] : []),
    ...(set_links > 0 ? [counted(set_links, 'link to a problem set', 'links to problem sets')] : []),
    ...(skills.length > 0 ? [counted(skills.length, 'skill', 'skills')] : []),
  ];
  if (links.length === 0) return null;
  return `Left out, because it no longer exists: ${links.join(', ')}.`;
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
