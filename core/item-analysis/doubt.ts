/** What the figures of a question say of its key as it is now. */
export type KeyFigures = {
  students: number;
  /** Students whose first answer was right. */
  right: number;
  /** -1 to 1, and the number of students behind it; null where there is none, or where it tells of another key. */
  discrimination: { value: number; students: number } | null;
  /** The choices in their order, by their letters; none of a typed question. */
  choices: readonly { letter: string; correct: boolean; count: number }[];
  /** Texts that were wrong and still are, the most common first. */
  wrongTexts: readonly { text: string; count: number }[];
};

/**
 * Why the key may be wrong, a sentence for its author; null where the figures do not say so. The signs are those of
 * classical test theory (Crocker & Algina, Introduction to Classical and Modern Test Theory, 1986; Haladyna,
 * Developing and Validating Multiple-Choice Test Items, 2004): a wrong answer that more students give than the
 * right one, and a key that the better students avoid. A hard question looks like the first alone; so it counts for
 * choices only where the better students do not prefer the key either.
 */
export function doubtOf(figures: KeyFigures): string | null {
  return doubtedText(figures) ?? doubtedChoice(figures) ?? doubtedKey(figures);
}

/** Of all that can be typed, one wrong text is what at least a quarter agree on, and more than on the key. */
function doubtedText({ students, right, wrongTexts }: KeyFigures): string | null {
  const [most] = wrongTexts;
  if (!most || most.count <= right || most.count < students / 4) return null;
  return `“${most.text}” was typed by ${most.count} of ${students} students: it may be right as well.`;
}

/** A wrong choice beats a right one, and who is right elsewhere hardly prefers the key. */
function doubtedChoice({ students, discrimination, choices }: KeyFigures): string | null {
  const [wrong] = choices.filter(({ correct }) => !correct).toSorted((one, other) => other.count - one.count);
  const [key] = choices.filter(({ correct }) => correct).toSorted((one, other) => one.count - other.count);
  if (!wrong || !key || wrong.count <= key.count) return null;
  const avoided = discrimination ? discrimination.value < hardlyAny : wrong.count >= students / 2;
  if (!avoided) return null;
  const chosen = `${wrong.letter} was chosen by ${wrong.count} of ${students} students, the key ${key.letter} by ${key.count}`;
  return `${chosen}: ${wrong.letter} may be right.`;
}

/** Who is right here is wrong elsewhere, more than chance would have it. */
function doubtedKey({ discrimination }: KeyFigures): string | null {
  if (!discrimination || -discrimination.value < beyondChance(discrimination.students)) return null;
  return 'Students who were right here did worse on the other questions than those who were wrong: the key may be wrong.';
}

/** Below 0.2 an item is poor (Ebel & Frisbie, Essentials of Educational Measurement, 1991); half of that. */
const hardlyAny = 0.1;

/**
 * How far below 0 a discrimination must be. Of a question that has none, chance finds one about 0 with the standard
 * error 1/√(n - 1), and beyond 1.645 of those, on this side, in 1 of 20 questions. Never less than 0.1.
 */
function beyondChance(students: number): number {
  return Math.max(hardlyAny, 1.645 / Math.sqrt(students - 1));
}
