import type { PublishEffect } from '@fourfold/core/contract/publishing';
import { kindLabels } from './kind-labels.ts';

/** The effect of publishing or unpublishing a record on students, one sentence each. */
export function effectSentences(effect: PublishEffect, willPublish: boolean): readonly string[] {
  return willPublish ? publishSentences(effect) : unpublishSentences(effect);
}

function publishSentences({ isPublish, above, students, practising }: PublishEffect): string[] {
  const visibility =
    above.length > 0
      ? `Students will not see it yet: ${unpublishedParents(above)} not published. ${oncePublished(above)}, ${studentCount(students)} will.`
      : students === 0
        ? 'No student is active: nobody will see this yet.'
        : `${studentCount(students)} will see this.`;
  return [
    ...(isPublish ? ['It has been published meanwhile.'] : []),
    visibility,
    ...(practising > 0 ? [`${inTheMiddle(practising, 'was', 'were')} and can go on.`] : []),
  ];
}

function unpublishSentences({ isPublish, above, students, practising }: PublishEffect): string[] {
  const visibility =
    above.length > 0
      ? `Students do not see it now: ${unpublishedParents(above)} not published.`
      : students === 0
        ? 'No student is active: nobody sees this now.'
        : `${studentCount(students)} will no longer see this.`;
  const inProgress =
    practising > 0
      ? `${inTheMiddle(practising, 'is', 'are')} and cannot open it again. Whoever has it open can finish, and all answers are kept.`
      : 'Nobody is in the middle of it.';
  return [...(isPublish ? [] : ['It has been taken back meanwhile.']), visibility, inProgress];
}

function inTheMiddle(students: number, one: string, several: string): string {
  return `${studentCount(students)} ${students === 1 ? one : several} in the middle of it`;
}

function studentCount(students: number): string {
  if (students === 0) return 'no student';
  return students === 1 ? '1 student' : `${students.toLocaleString('en-US')} students`;
}

/** The unpublished parents as subject and verb of a sentence. */
function unpublishedParents(above: PublishEffect['above']): string {
  const names = above.map(({ kind, title }) => `the ${kindLabels[kind].noun} “${title}”`);
  const last = names.pop();
  return names.length > 0 ? `${names.join(', ')} and ${last} are` : `${last} is`;
}

function oncePublished(above: PublishEffect['above']): string {
  return above.length === 1 ? 'Once it is' : 'Once they are';
}
