import { type Alphabet, alphabets, positionIn, productLetter, similarLetter } from './alphabets.ts';
import { type Doubt, doubt } from './doubts.ts';
import { andTerm, letterTerm, orTerm } from './terms.ts';

/** What a key says of a question with choices. `rest` is the text after the letters. */
export type LetterKey = { letters: string[]; rest: string; doubts: Doubt[] };

const letter = '[A-Za-zА-Яа-яЄҐєґΑ-Ωα-ω①-⑩ア-コ]|VI{0,3}|I{1,3}|IV|\\d';
const one = `[([]?\\s*(${letter})\\s*[)\\]]?`;
const list = new RegExp(
  `^\\s*${one}(?=[\\s.,;:)\\]–—-]|$)((?:\\s*(?:[,;/&+、]|${andTerm})\\s*${one}(?![\\p{L}\\d]))*)`,
  'iu',
);

/**
 * Reads the letters with which a key begins: "B", "(B)", "A, C", "A and C". Null if it does not begin with one. Letters
 * of another alphabet than the choices are read by their position, or by their shape with a doubt.
 */
export function readLetters(source: string, alphabet: Alphabet | null): LetterKey | null {
  const text = source.replace(new RegExp(`^\\s*${letterTerm}\\s+(?=[([]?\\p{L}[)\\]]?(?!\\p{L}))`, 'iu'), '');
  const found = list.exec(text) ?? (/^[A-J]{2,5}\.?\s*$/.test(text.trim()) ? [text, text.trim()] : null);
  if (!found) return null;
  const whole = found[0] ?? '';
  const written = found.length === 2 ? [...(found[1] ?? '').replace('.', '')] : lettersIn(whole);
  const doubts: Doubt[] = [];
  const letters = written.map((name) => {
    const position = positionOfKey(name, alphabet);
    if (position.isSimilar) doubts.push(doubt('similar-letter', name));
    return position.at === null ? name : productLetter(position.at);
  });
  const rest = text.slice(whole.length).replace(/^\s*[.):\]–—-]*\s*/, '');
  return { letters: [...new Set(letters)], rest, doubts };
}

function lettersIn(text: string): string[] {
  const terms = new RegExp(`(?<![\\p{L}])${andTerm}(?![\\p{L}])`, 'giu');
  // "e" and "y" are terms between letters, and a letter when alone.
  const plain = /[,;/&+、\s]/.test(text.trim())
    ? text.replace(terms, (term, at: number) => (at === 0 ? term : ' '))
    : text;
  return plain.match(new RegExp(`VI{0,3}|IV|I{1,3}|${letter}`, 'giu')) ?? [];
}

/** `at` is null if the letter is in no series. */
function positionOfKey(name: string, alphabet: Alphabet | null): { at: number | null; isSimilar: boolean } {
  if (alphabet) {
    const same = alphabets.filter((one) => one.name === alphabet.name);
    for (const one of [alphabet, ...same]) {
      const at = one.letters.indexOf(name);
      if (at >= 0) return { at, isSimilar: false };
    }
    const twin = similarLetter(name);
    if (alphabet.name === 'latin' && twin) return { at: positionIn(alphabet, twin), isSimilar: true };
    const shown = alphabet.letters.findIndex((other) => similarLetter(other) === name);
    if (shown >= 0) return { at: shown, isSimilar: true };
    return { at: null, isSimilar: false };
  }
  const any = alphabets.find(({ letters }) => letters.includes(name));
  return { at: any ? any.letters.indexOf(name) : null, isSimilar: false };
}

/** The accepted answers of a typed key: "3/4 or 0.75" are two. */
export function readValues(text: string): string[] {
  const parts = text.split(new RegExp(`\\s*;\\s*|\\s+${orTerm}\\s+|或`, 'iu'));
  return parts.map((part) => part.trim().replace(/(?<=[^.])\.$/, '')).filter((part) => part !== '');
}
