import { hardest, type Rank } from '../ranks/ranks.ts';
import type { Edition } from '../skills/editions.ts';

/** How many questions the first run has. */
export const diagnosticLength = 10;

/** A question that can be chosen. `skills` are the codes of its skills, `fallback` its area if it has none. */
export type DiagnosticCandidate = {
  id: string;
  rank: Rank;
  skills: readonly string[];
  fallback: { edition: Edition | null; area: string };
};

/** `area` is the code of a domain, or the fallback of a question without skills. */
export type ChosenQuestion = { id: string; area: string };

type Classified = ChosenQuestion & { section: string; skill: string; distance: number };

/**
 * Chooses the questions of the first run: as evenly as possible over the sections of the edition, then over their areas
 * and skills; of each the one nearest to the middle rank, then the first in the order of the candidates. Nothing is
 * random, so that two devices have the same questions. Without an edition those of all editions are candidates.
 */
export function chooseDiagnostic(
  candidates: readonly DiagnosticCandidate[],
  edition: Edition | null,
): ChosenQuestion[] {
  let open = candidates.flatMap((candidate) => classify(candidate, edition) ?? []);
  const chosen: Classified[] = [];
  while (chosen.length < diagnosticLength) {
    const counts = countsOf(chosen);
    const best = open.reduce<Classified | null>(
      (found, one) => (found && !isBefore(one, found, counts) ? found : one),
      null,
    );
    if (!best) break;
    chosen.push(best);
    open = open.filter(({ id }) => id !== best.id);
  }
  return chosen.map(({ id, area }) => ({ id, area }));
}

function classify({ id, rank, skills, fallback }: DiagnosticCandidate, edition: Edition | null): Classified | null {
  const distance = Math.abs(rank - hardest / 2);
  const skill = skills.find((code) => edition === null || code.startsWith(`${edition}.`));
  if (skill) {
    const [, section = ''] = skill.split('.');
    return { id, distance, section, area: skill.split('.', 3).join('.'), skill };
  }
  const fits = edition === null || fallback.edition === null || fallback.edition === edition;
  if (skills.length > 0 || !fits) return null;
  return { id, distance, section: fallback.area, area: fallback.area, skill: fallback.area };
}

type Counts = (one: Classified) => readonly number[];

/** How often the section, the area and the skill of a question were chosen. */
function countsOf(chosen: readonly Classified[]): Counts {
  const names = ['section', 'area', 'skill'] as const;
  const counts = names.map((name) => Map.groupBy(chosen, (one) => one[name]));
  return (one) => names.map((name, at) => counts[at]?.get(one[name])?.length ?? 0);
}

function isBefore(one: Classified, other: Classified, counts: Counts): boolean {
  const [ofOne, ofOther] = [
    [...counts(one), one.distance],
    [...counts(other), other.distance],
  ];
  const at = ofOne.findIndex((value, index) => value !== ofOther[index]);
  return at >= 0 && (ofOne[at] ?? 0) < (ofOther[at] ?? 0);
}
