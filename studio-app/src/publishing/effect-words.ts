import type { PublishEffect } from '@fourfold/core/contract/publishing';
import { kindWords } from './kind-words.ts';

/** The effect of publishing or unpublishing a record on students, one sentence each. */
export function effectWords(effect: PublishEffect, wanted: boolean): readonly string[] {
  return wanted ? showing(effect) : stopping(effect);
}

function showing({ isPublish, above, students, practising }: PublishEffect): string[] {
  const seen =
    above.length > 0
      ? `Students will not see it yet: ${closed(above)} not published. ${once(above)}, ${count(students)} will.`
      : students === 0
        ? 'No student is active: nobody will see this yet.'
        : `${count(students)} will see this.`;
  return [
    ...(isPublish ? ['It has been published meanwhile.'] : []),
    seen,
    ...(practising > 0 ? [`${inTheMiddle(practising, 'was', 'were')} and can go on.`] : []),
  ];
}

function stopping({ isPublish, above, students, practising }: PublishEffect): string[] {
  const seen =
    above.length > 0
      ? `Students do not see it now: ${closed(above)} not published.`
      : students === 0
        ? 'No student is active: nobody sees this now.'
        : `${count(students)} will no longer see this.`;
  const begun =
    practising > 0
      ? `${inTheMiddle(practising, 'is', 'are')} and cannot open it again. Whoever has it open can finish, and all answers are kept.`
      : 'Nobody is in the middle of it.';
  return [...(isPublish ? [] : ['It has been taken back meanwhile.']), seen, begun];
}

function inTheMiddle(students: number, one: string, several: string): string {
  return `${count(students)} ${students === 1 ? one : several} in the middle of it`;
}

function count(students: number): string {
  if (students === 0) return 'no student';
  return students === 1 ? '1 student' : `${students.toLocaleString('en-US')} students`;
}

/** The unpublished parents as subject and verb of a sentence. */
function closed(above: PublishEffect['above']): string {
  const names = above.map(({ kind, title }) => `the ${kindWords[kind].word} “${title}”`);
  const last = names.pop();
  return names.length > 0 ? `${names.join(', ')} and ${last} are` : `${last} is`;
}

function once(above: PublishEffect['above']): string {
  return above.length === 1 ? 'Once it is' : 'Once they are';
}
