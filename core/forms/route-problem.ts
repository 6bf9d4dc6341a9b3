import { type EditionName, examEditions, findSection, secondModules } from '../exams/exam-editions.ts';

type Route = { module: string; atLeast: number };

/** Returns why a number cannot be entered for the route after a module, as a sentence; null if it can. */
export function routeProblem(edition: EditionName, { module, atLeast }: Route, counted: number): string | null {
  const sections: readonly { type: string }[] = examEditions[edition].sections;
  const types = sections.map(({ type }) => type).filter((type) => secondModules(edition, type).length > 1);
  const { title, family } = examEditions[edition];
  const name = findSection(family, module)?.title ?? module;
  if (types.length === 0) return `“${module}” has no route: no module of the ${title} leads to another one.`;
  if (!types.includes(module)) {
    return `“${module}” is no module with a route. In the ${title} a route begins after ${types.join(' or ')}.`;
  }
  if (counted === 0) return `${name} has no question that counts. Write its questions before you enter a number.`;
  if (Number.isInteger(atLeast) && atLeast >= 1 && atLeast <= counted) return null;
  const has = counted === 1 ? '1 question that counts' : `${counted} questions that count`;
  return `${name} has ${has}. Enter a whole number from 1 to ${counted}.`;
}
