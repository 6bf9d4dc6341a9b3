/** The statistics of the answers to a question that its current key has judged. */
export type KeyFigures = {
  students: number;
  /** Students whose first answer was right. */
  right: number;
  /** -1 to 1, and the number of students; null if there is none. */
  discrimination: { value: number; students: number } | null;
  /** The choices in order; empty for a typed question. */
  choices: readonly { letter: string; correct: boolean; count: number }[];
  /** Typed texts that are wrong, the most common first. */
  wrongTexts: readonly { text: string; count: number }[];
};

/**
 * Returns a sentence for the author on why the key may be wrong; null without a reason for doubt. The signs are those
 * of classical test theory (Crocker & Algina, Introduction to Classical and Modern Test Theory, 1986; Haladyna,
 * Developing and Validating Multiple-Choice Test Items, 2004): a wrong answer that is more common than the right one,
 * and a key that better students avoid. The first sign alone is also typical of a hard question; so for choices it
 * counts only if better students do not prefer the key.
 */
export function keyWarning(figures: KeyFigures): string | null {
  return doubtedText(figures) ?? doubtedChoice(figures) ?? doubtedKey(figures);
}

/** At least a quarter of the students typed the same wrong text, and more than were right. */
function doubtedText({ students, right, wrongTexts }: KeyFigures): string | null {
  const [most] = wrongTexts;
  if (!most || most.count <= right || most.count < students / 4) return null;
  return `“${most.text}” was typed by ${most.count} of ${students} students: it may be right as well.`;
}

/** A wrong choice is more common than a right one, and better students hardly prefer the key. */
function doubtedChoice({ students, discrimination, choices }: KeyFigures): string | null {
  const [wrong] = choices.filter(({ correct }) => !correct).toSorted((one, other) => other.count - one.count);
  const [key] = choices.filter(({ correct }) => correct).toSorted((one, other) => one.count - other.count);
  if (!wrong || !key || wrong.count <= key.count) return null;
  const isAvoided = discrimination ? discrimination.value < minDiscrimination : wrong.count >= students / 2;
  if (!isAvoided) return null;
  const chosen = `${wrong.letter} was chosen by ${wrong.count} of ${students} students, the key ${key.letter} by ${key.count}`;
  return `${chosen}: ${wrong.letter} may be right.`;
}

/** Students who were right here did worse on other questions, beyond chance. */
function doubtedKey({ discrimination }: KeyFigures): string | null {
  if (!discrimination || -discrimination.value < chanceLimit(discrimination.students)) return null;
  return 'Students who were right here did worse on the other questions than those who were wrong: the key may be wrong.';
}

/** Half of 0.2, below which an item is poor (Ebel & Frisbie, Essentials of Educational Measurement, 1991). */
const minDiscrimination = 0.1;

/**
 * How far below 0 a discrimination must be to cast doubt; at least 0.1. If the true discrimination is 0, the measured
 * one has the standard error 1/√(n - 1). It is below -1.645 standard errors by chance in 1 of 20 questions.
 */
function chanceLimit(students: number): number {
  return Math.max(minDiscrimination, 1.645 / Math.sqrt(students - 1));
}
