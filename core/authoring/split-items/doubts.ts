/**
 * The sentences about what was not understood, by their code. `$1` is a text of the source, shortened. A question with
 * any of them is not selected unless the author selects it.
 */
const sentences = {
  'no-key': 'No answer key was found.',
  'unread-key': 'The answer key “$1” was not understood.',
  'missing-letter': 'The answer key names “$1”, which is not a choice of this question.',
  'two-keys': 'Two answer keys disagree: “$1”.',
  'similar-letter': 'The letter “$1” of the key is of another alphabet than the choices.',
  'several-values': 'The key “$1” was read as several accepted answers.',
  'formula-in-key': 'The answer key has a formula, which was read as “$1”.',
  'marked-choice': 'The right answer was read from the style of a choice ($1).',
  'several-marked': 'Several choices have a style that the others do not have ($1).',
  'skipped-choice': 'The choices skip a letter: “$1” is unexpected.',
  'repeated-choice': 'The choice “$1” occurs twice.',
  'one-choice': 'Only one choice was found.',
  'many-choices': 'A question can show at most six choices.',
  'fewer-choices': 'It has fewer choices than the other questions of the document.',
  'empty-choice': 'The choice “$1” is empty.',
  'equal-choices': 'Two choices are equal: “$1”.',
  'shared-line': 'Choices share a line: “$1”.',
  'list-choices': 'The choices were read from a list without letters.',
  'table-choices': 'The choices were read from a table.',
  'number-choices': 'The choices have numbers, as the questions do.',
  'inside-number': 'A line begins with a number and could be another question: “$1”.',
  'inside-marker': 'A line begins like a choice: “$1”.',
  'after-choices': 'A text after the last choice was added to it: “$1”.',
  'after-key': 'A text after the key was read as the explanation: “$1”.',
  'key-with-text': 'The text after the letter of the key was read as the explanation: “$1”.',
  'empty-stem': 'The question has no text.',
  'no-number': 'The question has no number: check where it begins.',
  'other-number': 'Its number is written in another way than the others: “$1”.',
  'skipped-number': 'Its number does not follow the one before: “$1”.',
  'repeated-number': 'Another question has the same number: “$1”.',
  'key-of-repeated': 'The key of the number “$1” could belong to another question.',
  'text-before': 'A text before this question was not taken: “$1”.',
  'key-or-text': '“$1” could be the key or the explanation.',
  outside: 'This text belongs to no question: “$1”.',
  'key-without-item': 'The answer key has the number “$1”, which no question has.',
  'unread-key-section': 'A part of the answer key was not understood: “$1”.',
  'passage-without-item': 'A text is for the questions “$1”, not all of which were found.',
  'no-items': 'No questions were found. A question begins with a number, or its choices with letters.',
  'old-equation': 'An equation of an older kind was not understood.',
  'unread-equation': 'An equation was not understood: “$1”.',
  'unread-picture': 'A picture of the type $1 cannot be shown.',
  'large-picture': 'A picture is larger than 5 MB and cannot be stored.',
  'unread-column': 'The column “$1” was not taken.',
  'missing-picture': 'A picture is not in the document.',
  'unread-object': 'An embedded object was not taken ($1).',
  'deleted-text': 'A tracked change deleted text here: “$1”.',
  'inserted-text': 'A tracked change inserted text here: “$1”.',
  'text-box': 'A text box was added after its paragraph: “$1”.',
  footnote: 'A footnote was added after its paragraph: “$1”.',
  'hidden-text': 'Hidden text was not taken: “$1”.',
  'symbol-font': 'A sign of the font “$1” was not understood.',
  'merged-cells': 'A table has merged cells.',
  'nested-table': 'A table within a table was read as text.',
  'page-text': 'The page header or footer was not taken: “$1”.',
  'broken-number': 'The automatic number of a line was not understood.',
  'layout-table': 'Questions within a table were read cell by cell.',
} as const;

export type DoubtCode = keyof typeof sentences;
export type Doubt = { code: DoubtCode; text: string };

/** A doubt; `text` is what its sentence quotes. */
export function doubt(code: DoubtCode, text = ''): Doubt {
  const line = text.replace(/\s+/g, ' ').trim();
  return { code, text: line.length > maxQuote ? `${line.slice(0, maxQuote - 1).toWellFormed()}…` : line };
}

const maxQuote = 120;

export function doubtSentence({ code, text }: Doubt): string {
  return sentences[code].replace('$1', () => text);
}

/** Each doubt once. */
export function distinctDoubts(doubts: readonly Doubt[]): Doubt[] {
  return doubts.filter(
    ({ code, text }, at) => doubts.findIndex((other) => other.code === code && other.text === text) === at,
  );
}
