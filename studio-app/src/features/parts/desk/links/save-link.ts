import { attempt } from '@fourfold/app-shell/attempt';
import { confirm } from '@fourfold/app-shell/confirm';
import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import { CallFailed } from '@fourfold/core/client/call-failed';
import type { Question } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { showDeletedAlert } from '../../drafts/show-deleted-alert.ts';
import { elementIds, focusWhenRendered } from '../focus-when-rendered.ts';
import { linkLabel, sendLink, showLinks } from './link-calls.ts';
import { type Link, linkKindLabels, linkOf } from './outcomes.ts';

/** What became of a link: stored, not confirmed by the author, or failed with a message. */
type LinkResult = { at: 'linked' } | { at: 'cancelled' } | { at: 'failed'; message: string };

/** Links an outcome to a question or a problem set. */
export async function saveLink(
  questionLocation: QuestionLocation,
  question: Question,
  link: Link,
  to: string,
): Promise<LinkResult> {
  // The set comes first, then the question: without a question the sequence ends after the set.
  const endsAfterSet = link.kind === 'problemset' && linkOf(question, { ...link, kind: 'question' }) === null;
  if (
    endsAfterSet &&
    !(await confirm(`Are you sure you want to add Problemset without adding ${link.outcome} question?`))
  )
    return { at: 'cancelled' };
  try {
    showLinks(questionLocation, await sendLink(question.id, link, to));
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { at: 'failed', message: error.message };
  }
  showAlert('success', `${linkLabel(link)} linked successfully`);
  return { at: 'linked' };
}

/** Removes a link after a confirmation; its toast can undo that. Returns whether it is removed. */
export async function removeLink(questionLocation: QuestionLocation, question: Question, link: Link): Promise<boolean> {
  const previousTarget = linkOf(question, link);
  if (previousTarget === null) return true;
  if (!(await confirm(`Are you sure you want to unlink this ${linkKindLabels[link.kind].one}?`))) return false;
  const unlinkedQuestion = await attempt(sendLink(question.id, link, null));
  if (!unlinkedQuestion) return false;
  showLinks(questionLocation, unlinkedQuestion);
  showDeletedAlert(`${linkLabel(link)} unlinked successfully`, async () => {
    showLinks(questionLocation, await sendLink(question.id, link, previousTarget));
    focusWhenRendered(elementIds.link(question.id, link));
  });
  return true;
}
