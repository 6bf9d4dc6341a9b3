import { attempt } from '@fourfold/app-shell/attempt';
import { callQuery } from '@fourfold/app-shell/call-query';
import { confirm } from '@fourfold/app-shell/confirm';
import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import { newId } from '@fourfold/core/browser/new-id';
import type { Question } from '@fourfold/core/contract/content';
import { easiest } from '@fourfold/core/ranks/ranks';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { queryClient } from '../../../../data/query-client.ts';
import { linkLabel, sendLink, showLinks } from '../../desk/links/link-calls.ts';
import { linkKindLabels } from '../../desk/links/outcomes.ts';
import { insertQuestion } from '../../desk/question-actions.ts';
import { cachedQuestions, showAnswers } from '../../desk/question-cache.ts';
import { changeAnswer, deleteQuestion, listRequest } from '../../desk/question-calls.ts';
import { type LinkChange, type LinkStart, presentTarget, reversed, sourceText } from './link-changes.ts';

/** One write on the map: what undo reverts. `created` is the question that was created for it. */
export type MapWrite = { changes: readonly LinkChange[]; created: Question | null; name: string };

/**
 * Saves changes of links by the calls of the desk, after its questions to the author. A link that another author has
 * changed since is not overwritten. Returns what can be undone; null if nothing was saved.
 */
export async function writeLinks(location: QuestionLocation, changes: readonly LinkChange[]): Promise<MapWrite | null> {
  if (!(await confirmed(location, changes))) return null;
  if (!(await isUnchanged(location, changes, 'it was left as it is'))) return null;
  const saved = await sendAll(location, changes);
  const [first] = saved;
  if (!first) return null;
  showAlert('success', messageOf(first));
  return { changes: saved, created: null, name: sourceText(cachedQuestions(location), first.question, first.source) };
}

/** Creates a question after another one and links it from there. Returns the write, also if only the link failed. */
export async function createAtEnd(
  location: QuestionLocation,
  question: string,
  source: LinkStart,
): Promise<MapWrite | null> {
  const link = { question, source, kind: 'question' } as const;
  const from = presentTarget(cachedQuestions(location), { ...link, from: null, to: null });
  if (from === undefined || !(await isUnchanged(location, [{ ...link, from, to: from }], 'it was left as it is')))
    return null;
  const created = await insertQuestion(location, question, { id: newId(), question: '', rank: easiest });
  if (!created) return null;
  const changes = await sendAll(location, [{ ...link, from, to: created.id }]);
  return {
    changes,
    created,
    name: `new question ${sourceText(cachedQuestions(location), question, source).toLowerCase()}`,
  };
}

/** Reverts a write, unless another author has changed one of its links, or its new question, since. Returns success. */
export async function undoWrite(location: QuestionLocation, { changes, created, name }: MapWrite): Promise<boolean> {
  const restoring = reversed(changes);
  if (!(await isUnchanged(location, restoring, 'it was not undone'))) return false;
  const now = created && cachedQuestions(location).find(({ id }) => id === created.id);
  if (created && now && (now.rev !== created.rev || now.answers.length > 0)) {
    showAlert('error', 'The new question was changed since, so it was not undone.');
    return false;
  }
  const restored = await sendAll(location, restoring);
  if (restored.length < changes.length) return false;
  if (now) {
    if (!(await attempt(deleteQuestion(location, now.id)))) return false;
    await queryClient.invalidateQueries({ queryKey: callQuery(listRequest(location)).queryKey });
  }
  showAlert('success', `Undone: ${name}`);
  return true;
}

/** The questions of the desk before a link is saved (ALK-006) or removed (ALK-009). */
async function confirmed(location: QuestionLocation, changes: readonly LinkChange[]): Promise<boolean> {
  const [first] = changes;
  if (!first) return false;
  if (changes.every(({ to }) => to === null))
    return await confirm(`Are you sure you want to unlink this ${linkKindLabels[first.kind].one}?`);
  const questions = cachedQuestions(location);
  const endsAfterSet = changes.find(
    (change) =>
      change.kind === 'problemset' &&
      change.to !== null &&
      typeof change.source === 'string' &&
      presentTarget(questions, { ...change, kind: 'question' }) === null,
  );
  if (!endsAfterSet || typeof endsAfterSet.source !== 'string') return true;
  return await confirm(`Are you sure you want to add Problemset without adding ${endsAfterSet.source} question?`);
}

/**
 * Fetches the list, and compares each link with what the author saw; if one differs, an alert says so. A question or
 * an answer that was deleted is refused by the call itself.
 */
async function isUnchanged(
  location: QuestionLocation,
  changes: readonly LinkChange[],
  consequence: string,
): Promise<boolean> {
  const list = await attempt(queryClient.fetchQuery({ ...callQuery(listRequest(location)), staleTime: 0 }));
  if (!list) return false;
  const questions = cachedQuestions(location);
  // A link that is already as it should be: the reply to an earlier attempt was lost.
  const changed = changes.find(
    (change) => ![change.from, change.to].includes(presentTarget(questions, change) ?? null),
  );
  if (!changed) return true;
  const name = sourceText(questions, changed.question, changed.source);
  showAlert('error', `Someone else has changed this link meanwhile, so ${consequence}: ${name.toLowerCase()}.`);
  return false;
}

/** Sends the changes in order, until one fails. Returns those that were saved. */
async function sendAll(location: QuestionLocation, changes: readonly LinkChange[]): Promise<LinkChange[]> {
  const saved: LinkChange[] = [];
  for (const change of changes) {
    if (!(await send(location, change))) break;
    saved.push(change);
  }
  return saved;
}

async function send(location: QuestionLocation, { question: id, source, kind, to }: LinkChange): Promise<boolean> {
  if (typeof source !== 'string') {
    const field = kind === 'question' ? { next_question: to } : { link_problemset: to };
    const answer = await attempt(changeAnswer(source.answer, field));
    if (!answer) return false;
    // Only the links: other fields may have unsaved changes.
    const { next_question_id, link_problemset } = answer;
    showAnswers(location, id, (all) =>
      all.map((one) => (one.id === answer.id ? { ...one, next_question_id, link_problemset } : one)),
    );
    return true;
  }
  const saved = await attempt(sendLink(id, { outcome: source, kind }, to));
  if (!saved) return false;
  showLinks(location, saved);
  return true;
}

/** "Right Question linked successfully", as at the desk. */
function messageOf({ source, kind, to }: LinkChange): string {
  if (typeof source !== 'string') return 'Answer value updated';
  return `${linkLabel({ outcome: source, kind })} ${to === null ? 'unlinked' : 'linked'} successfully`;
}
