/** The series of letters with which choices are marked, most usual first. Upper and lower case are different series. */
const latin = [...'ABCDEFGHIJ'];
const russian = [...'АБВГДЕЖЗИК'];
const ukrainian = [...'АБВГДЄЖЗИК'];
const shortUkrainian = [...'АБВГҐДЕЄЖЗ'];
const greek = [...'ΑΒΓΔΕΖΗΘΙΚ'];

const lower = (letters: readonly string[]) => letters.map((letter) => letter.toLowerCase());

export type Alphabet = { name: string; letters: readonly string[] };

export const alphabets: readonly Alphabet[] = [
  { name: 'latin', letters: latin },
  { name: 'latin', letters: lower(latin) },
  // The second series of the ACT, of its questions with even numbers.
  { name: 'act', letters: [...'FGHJK'] },
  { name: 'act', letters: [...'fghjk'] },
  ...[russian, ukrainian, shortUkrainian].flatMap((letters) => [
    { name: 'cyrillic', letters },
    { name: 'cyrillic', letters: lower(letters) },
  ]),
  { name: 'greek', letters: greek },
  { name: 'greek', letters: lower(greek) },
  { name: 'circled', letters: [...'①②③④⑤⑥⑦⑧⑨⑩'] },
  { name: 'katakana', letters: [...'アイウエオカキクケコ'] },
  { name: 'roman', letters: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] },
  { name: 'roman', letters: ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'] },
  { name: 'digits', letters: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] },
];

/** The pattern of one letter of any series, the longer ones first. */
export const letterPattern =
  'VIII|viii|VII|vii|III|iii|II|ii|IV|iv|VI|vi|IX|ix|10|[A-Ka-kVvXx1-9А-КЄҐа-кєґΑ-Κα-κ①-⑩ア-コ]';

/** Cyrillic and Greek letters that are drawn like Latin ones; authors mix them by their keyboards. */
const similarLetters: ReadonlyMap<string, string> = new Map(
  [...'АВСЕНКаесΑΒΕΗΚ'].map((letter, at) => [letter, [...'ABCEHKaecABEHK'][at] ?? letter]),
);

/** The Latin letter that is drawn like this one; undefined if none does. */
export function similarLetter(letter: string): string | undefined {
  return similarLetters.get(letter);
}

/** The position of a letter in a series, or of the Latin letter that it is drawn like. -1 if it is not in the series. */
export function positionIn({ name, letters }: Alphabet, letter: string): number {
  const at = letters.indexOf(letter);
  return at >= 0 || name !== 'latin' ? at : letters.indexOf(similarLetter(letter) ?? '');
}

/** The product's letter of a position, from A. */
export function productLetter(position: number): string {
  return String.fromCharCode(65 + position);
}
