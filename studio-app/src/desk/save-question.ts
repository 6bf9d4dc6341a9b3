import { isSame } from '@fourfold/core/authoring/drafts';
import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import type { Question } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { saveRevised } from '../drafts/save-revised.ts';
import { attempt } from '../session/attempt.ts';
import { readAgain, showQuestion } from './listed.ts';
import { noteOwnChange, revisionFrom } from './own-changes.ts';
import { changeQuestion } from './question-calls.ts';

type RichPart = 'question' | 'question_exp' | 'help' | 'help_exp';

/** Pending flag changes, by question id. */
const lines = new Map<string, Promise<unknown>>();

type SavedText = {
  /** The label of the text where both versions are shown. */
  name: string;
  part: RichPart;
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
export async function saveText(place: QuestionPlace, id: string, { name, part, text, rev, saved }: SavedText) {
  // A pending flag change is this author's own: its revision must be known first, or it would look
  // like a conflict.
  await lines.get(id);
  const question = await saveRevised<Question>({
    rev: revisionFrom(id, rev),
    send: (from) => changeQuestion(place, id, { [part]: text, rev: from }),
    parts: [{ name, mine: text, theirs: (record) => record[part] }],
  });
  if (!question) return false;
  showQuestion(place, id, () => question);
  // The author may have chosen the other version; then nothing was changed here.
  if (isSame(question[part], text)) {
    noteOwnChange(question);
    showAlert('success', saved);
  }
  return true;
}

export type Flags = Partial<
  Pick<Question, 'rank' | 'is_calc' | 'is_free_response' | 'is_hidden' | 'exp_position_before_answer'>
>;

/**
 * Changes flags of a question optimistically, and reverts them if that fails. No other field is
 * sent, so it needs no revision.
 */
export async function saveFlags(place: QuestionPlace, id: string, flags: Flags): Promise<void> {
  showQuestion(place, id, (question) => ({ ...question, ...flags }));
  // One call after another: the reply to the first must not show the old value of the second.
  const call = (lines.get(id) ?? Promise.resolve()).then(() => attempt(changeQuestion(place, id, flags)));
  lines.set(id, call);
  const question = await call;
  const last = lines.get(id) === call;
  if (last) lines.delete(id);
  if (!question) return void (await readAgain(place));
  noteOwnChange(question);
  if (last) showQuestion(place, id, () => question);
  showAlert('success', 'Question updated');
}
