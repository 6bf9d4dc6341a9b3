import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import type { Question } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { confirm } from '../../confirm/confirm.tsx';
import { sayDeleted } from '../../drafts/say-deleted.ts';
import { attempt } from '../../session/attempt.ts';
import { api } from '../../session/session.ts';
import { focusWhenThere, partIds } from '../focus-when-there.ts';
import { showQuestion } from '../listed.ts';
import { kindWords, type LinkKind, type Outcome, outcomeWords } from './outcomes.ts';

export type Link = { outcome: Outcome; kind: LinkKind };

/** The id of the record that a link of a question leads to; null if there is none. */
export function linkOf(question: Question, { outcome, kind }: Link): string | null {
  return question[`link_${outcome}_${kind}_id`];
}

/** Links an outcome to a question or a problem set. Returns whether it was linked. */
export async function saveLink(place: QuestionPlace, question: Question, link: Link, to: string): Promise<boolean> {
  // The set comes first, then the question: without a question the sequence ends after the set.
  const endsBehind = link.kind === 'problemset' && linkOf(question, { ...link, kind: 'question' }) === null;
  if (
    endsBehind &&
    !(await confirm(`Are you sure you want to add Problemset without adding ${link.outcome} question?`))
  )
    return false;
  const linked = await attempt(sendLink(question.id, link, to));
  if (!linked) return false;
  showLinks(place, linked);
  showAlert('success', `${wordsOf(link)} linked successfully`);
  return true;
}

/** Removes a link after a confirmation; its toast can undo that. Returns whether it is removed. */
export async function removeLink(place: QuestionPlace, question: Question, link: Link): Promise<boolean> {
  const before = linkOf(question, link);
  if (before === null) return true;
  if (!(await confirm(`Are you sure you want to unlink this ${kindWords[link.kind].one}?`))) return false;
  const unlinked = await attempt(sendUnlink(question.id, link));
  if (!unlinked) return false;
  showLinks(place, unlinked);
  sayDeleted(`${wordsOf(link)} unlinked successfully`, async () => {
    showLinks(place, await sendLink(question.id, link, before));
    focusWhenThere(partIds.link(question.id, link));
  });
  return true;
}

function sendLink(id: string, { outcome, kind }: Link, to: string): Promise<Question> {
  const { type } = outcomeWords[outcome];
  return kind === 'question'
    ? api('POST /questions/link_question', { body: { id, type, [`link_${outcome}_question_id`]: to } })
    : api('POST /questions/link_problemset', { body: { id, type, [`link_${outcome}_problemset_id`]: to } });
}

function sendUnlink(id: string, { outcome, kind }: Link): Promise<Question> {
  const { type } = outcomeWords[outcome];
  return kind === 'question'
    ? api('POST /questions/unlink_question', { body: { id, type } })
    : api('POST /questions/unlink_problemset', { body: { id, type } });
}

/** Changes only the links: other fields may have unsaved changes. */
function showLinks(place: QuestionPlace, question: Question): void {
  const { link_right_question_id, link_wrong_question_id, link_right_problemset_id, link_wrong_problemset_id } =
    question;
  const links = { link_right_question_id, link_wrong_question_id, link_right_problemset_id, link_wrong_problemset_id };
  showQuestion(place, question.id, (own) => ({ ...own, ...links }));
}

/** "Right Question", "Wrong ProblemSet". */
function wordsOf({ outcome, kind }: Link): string {
  return `${outcomeWords[outcome].type} ${kindWords[kind].name}`;
}
