import { typedFormatError } from '@fourfold/core/grading/typed-answer';
import type { SheetDraft } from './grading-drafts.ts';

type Letters = readonly (readonly string[] | null)[];

/** What the first Submit of a section does; null if it is not the first. */
type FirstSubmitEffect = 'corrected' | 'final' | null;
const firstSubmitNotes = {
  corrected: 'The first Submit is kept. Later changes count as corrections.',
  final: 'It cannot be changed until its review opens.',
};

/**
 * Returns the text of the submit confirmation; undefined if there is nothing to warn about. A first
 * Submit always has one, because it opens the key.
 */
export function submitNote(
  letters: Letters,
  answers: SheetDraft,
  { hasKey, first }: { hasKey: boolean; first: FirstSubmitEffect },
): string | undefined {
  const empty = letters.filter((_, at) => !answers[at + 1]?.trim()).length;
  const unread = letters.filter((own, at) => own === null && typedFormatError(answers[at + 1] ?? '') !== null).length;
  const notes: string[] = [];
  const wrong = (count: number) => (hasKey ? (count === 1 ? ' It counts as wrong.' : ' They count as wrong.') : '');
  if (empty > 0) notes.push(`${questions(empty)} ${empty === 1 ? 'has' : 'have'} no answer.${wrong(empty)}`);
  if (unread > 0)
    notes.push(`${unread} typed ${unread === 1 ? 'answer is' : 'answers are'} no number.${wrong(unread)}`);
  if (hasKey && first !== null) notes.push(firstSubmitNotes[first]);
  return notes.length > 0 ? notes.join(' ') : undefined;
}

/** Whether two sheets have the same answers, ignoring spaces around typed ones. */
export function isSameSheet(one: SheetDraft, other: SheetDraft): boolean {
  const numbers = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...numbers].every((number) => (one[number] ?? '').trim() === (other[number] ?? '').trim());
}

export function withoutAnswer(answers: SheetDraft, number: number): SheetDraft {
  return Object.fromEntries(Object.entries(answers).filter(([own]) => own !== String(number)));
}

function questions(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}
