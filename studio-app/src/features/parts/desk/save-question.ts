import { attempt } from '@fourfold/app-shell/attempt';
import { isSameField } from '@fourfold/core/authoring/drafts';
import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import type { Question } from '@fourfold/core/contract/content';
import type { AuthoredKind } from '@fourfold/core/wire/kind-after';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { saveRevised } from '../drafts/save-revised.ts';
import { noteOwnChange, revisionFrom } from './own-changes.ts';
import { refetchQuestions, showQuestion } from './question-cache.ts';
import { changeQuestion } from './question-calls.ts';

type QuestionTextField = 'question' | 'question_exp' | 'help' | 'help_exp';

/** Pending flag changes, by question id. */
const pendingFlags = new Map<string, Promise<unknown>>();

type TextChange = {
  /** The label of the text where both versions are shown. */
  name: string;
  part: QuestionTextField;
  text: string;
  /** The revision that the text is based on. */
  rev: number | undefined;
  /** The success message. */
  saved: string;
};

/**
 * Saves one text of a question; on a conflict with another author, asks which version to keep.
 * Returns whether it was saved.
 */
export async function saveText(
  questionLocation: QuestionLocation,
  id: string,
  { name, part, text, rev, saved }: TextChange,
) {
  // A pending flag change is this author's own: its revision must be known first, or it would look
  // like a conflict.
  await pendingFlags.get(id);
  const question = await saveRevised<Question>({
    rev: revisionFrom(id, rev),
    send: (from) => changeQuestion(questionLocation, id, { [part]: text, rev: from }),
    parts: [{ name, mine: text, theirs: (record) => record[part] }],
  });
  if (!question) return false;
  showQuestion(questionLocation, id, () => question);
  // The author may have chosen the other version; then nothing was changed here.
  if (isSameField(question[part], text)) {
    noteOwnChange(question);
    showAlert('success', saved);
  }
  return true;
}

export type QuestionFlags = Partial<
  AuthoredKind & Pick<Question, 'rank' | 'is_calc' | 'is_hidden' | 'exp_position_before_answer' | 'skill_codes'>
>;

/**
 * Changes flags of a question optimistically, and reverts them if that fails. No other field is
 * sent, so it needs no revision.
 */
export async function saveFlags(questionLocation: QuestionLocation, id: string, flags: QuestionFlags): Promise<void> {
  showQuestion(questionLocation, id, (question) => withFlags(question, flags));
  // One call after another: the reply to the first must not show the old value of the second.
  const call = (pendingFlags.get(id) ?? Promise.resolve()).then(() =>
    attempt(changeQuestion(questionLocation, id, flags)),
  );
  pendingFlags.set(id, call);
  const question = await call;
  const isLatest = pendingFlags.get(id) === call;
  if (isLatest) pendingFlags.delete(id);
  if (!question) return void (await refetchQuestions(questionLocation));
  noteOwnChange(question);
  if (isLatest) showQuestion(questionLocation, id, () => question);
  showAlert('success', 'Question updated');
}

/** On the wire a question without a kind of its own has no such field. */
function withFlags(
  { kind: before, ...question }: Question,
  { kind = before ?? null, ...flags }: QuestionFlags,
): Question {
  return { ...question, ...flags, ...(kind && { kind }) };
}
