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

/** The switches of each question that are on their way. */
const lines = new Map<string, Promise<unknown>>();

type SavedText = {
  /** As it is called where both versions are shown. */
  name: string;
  part: RichPart;
  text: string;
  /** The revision that the text was written from. */
  rev: number | undefined;
  /** What is said when it is saved. */
  saved: string;
};

/** Saves one of a question's texts; another author's is never overwritten silently. Answers whether it was saved. */
export async function saveText(place: QuestionPlace, id: string, { name, part, text, rev, saved }: SavedText) {
  // A switch that is on its way is this author's own change, and no other's: its revision has to be known.
  await lines.get(id);
  const question = await saveRevised<Question>({
    rev: revisionFrom(id, rev),
    send: (from) => changeQuestion(place, id, { [part]: text, rev: from }),
    parts: [{ name, mine: text, theirs: (record) => record[part] }],
  });
  if (!question) return false;
  showQuestion(place, id, () => question);
  // Theirs may stand instead: nothing was changed here then.
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
 * Turns a switch of a question: it shows at once, and goes back when it fails. Nothing else of the record is written,
 * so it needs no revision.
 */
export async function saveFlags(place: QuestionPlace, id: string, flags: Flags): Promise<void> {
  showQuestion(place, id, (question) => ({ ...question, ...flags }));
  // One after the other: the reply to the first must not show the second as it was.
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
