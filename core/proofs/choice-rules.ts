import type { AuthoredQuestion } from './authored.ts';
import { looksOf } from './looks-of.ts';
import { type ShownChoice, shownChoices } from './shown-choices.ts';

/** Choices with the same rendering, all right or all wrong. */
export function duplicateChoices(question: AuthoredQuestion): string[] {
  return alike(question)
    .filter((same) => !isTorn(same))
    .map((same) => `has the same answer ${same.length === 2 ? 'twice' : `${same.length} times`}: ${letters(same)}`);
}

/** Choices with the same rendering, some right and some wrong: students cannot distinguish them. */
export function tornChoices(question: AuthoredQuestion): string[] {
  return alike(question)
    .filter(isTorn)
    .map((same) => {
      const [right, wrong] = [same.filter(({ correct }) => correct), same.filter(({ correct }) => !correct)];
      return `has the same answer as right and as wrong: ${letters(right)}, and ${letters(wrong)}`;
    });
}

function isTorn(same: readonly ShownChoice[]): boolean {
  return new Set(same.map(({ correct }) => correct)).size > 1;
}

function alike(question: AuthoredQuestion): ShownChoice[][] {
  const groups = Map.groupBy(shownChoices(question), ({ answer }) => looksOf(answer));
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** "A", "A and C", "A, B and D" */
function letters(choices: readonly ShownChoice[]): string {
  const all = choices.map(({ letter }) => letter);
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' and ');
}
