import type { AuthoredQuestion } from '../authored.ts';
import { renderingKey } from './rendering-key.ts';
import { type ShownChoice, shownChoices } from './shown-content.ts';

/** Choices with the same rendering, all right or all wrong. */
export function duplicateChoices(question: AuthoredQuestion): string[] {
  return identicalChoices(question)
    .filter((choices) => !isContradicting(choices))
    .map(
      (choices) =>
        `has the same answer ${choices.length === 2 ? 'twice' : `${choices.length} times`}: ${letters(choices)}`,
    );
}

/** Choices with the same rendering, some right and some wrong: students cannot distinguish them. */
export function contradictingChoices(question: AuthoredQuestion): string[] {
  return identicalChoices(question)
    .filter(isContradicting)
    .map((choices) => {
      const [right, wrong] = [choices.filter(({ correct }) => correct), choices.filter(({ correct }) => !correct)];
      return `has the same answer as right and as wrong: ${letters(right)}, and ${letters(wrong)}`;
    });
}

function isContradicting(choices: readonly ShownChoice[]): boolean {
  return new Set(choices.map(({ correct }) => correct)).size > 1;
}

function identicalChoices(question: AuthoredQuestion): ShownChoice[][] {
  const groups = Map.groupBy(shownChoices(question), ({ answer }) => renderingKey(answer));
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** "A", "A and C", "A, B and D" */
function letters(choices: readonly ShownChoice[]): string {
  const all = choices.map(({ letter }) => letter);
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' and ');
}
