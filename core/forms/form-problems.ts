import { easiest, shownRank } from '../ranks/ranks.ts';
import {
  type BlueprintItem,
  type BlueprintModule,
  blueprintCells,
  cellProblem,
  type DomainTitle,
} from './blueprint.ts';
import { countedItems, type FormItem, shownItems } from './counted-items.ts';

type CheckedModule = Omit<BlueprintModule, 'items'> & {
  type: string;
  route: 'easier' | 'harder' | null;
  items: readonly (BlueprintItem & FormItem)[];
};

/** A part of a test on screen, as the rules read it. */
export type CheckedPart = {
  /** The number that an author entered for its route; null: the computed one counts. */
  entered: number | null;
  /** Its score is computed from the ranks. */
  isEstimated: boolean;
  domains: readonly DomainTitle[];
  modules: readonly CheckedModule[];
};

/** What an author should mend: the rule, the module, and a sentence that does not name the module. */
export type FormProblem = {
  name: 'nothing-to-show' | 'one-route' | 'closed-route' | 'default-ranks' | 'off-blueprint';
  module: string;
  text: string;
};

/** The problems of a part, in the order of its modules. */
export function formProblems(part: CheckedPart): FormProblem[] {
  return part.modules.flatMap((module) =>
    [
      ...emptyModule(part, module),
      ...closedRoute(part, module),
      ...(part.isEstimated ? defaultRanks(module) : []),
      ...offBlueprint(part, module),
    ].map((problem) => ({ ...problem, module: module.type })),
  );
}

type ModuleProblem = Omit<FormProblem, 'module'>;

function emptyModule({ modules }: CheckedPart, module: CheckedModule): ModuleProblem[] {
  if (shownItems(module.items).length > 0) return [];
  if (module.route === null) return [{ name: 'nothing-to-show', text: 'It has no question that students see.' }];
  const other = modules.find(({ route }) => route !== null && route !== module.route);
  const isOtherEmpty = shownItems(other?.items ?? []).length === 0;
  const result = isOtherEmpty ? 'the test ends after module 1' : `all students get the ${other?.route} module`;
  return [{ name: 'one-route', text: `It has no question that students see: ${result}.` }];
}

/** A number for the route that is higher than the questions that count. */
function closedRoute({ entered, modules }: CheckedPart, { route, items }: CheckedModule): ModuleProblem[] {
  const counted = countedItems(items).length;
  if (entered === null || route !== null || modules.every((one) => one.route === null) || entered <= counted) return [];
  const text = `The harder module takes ${entered} right answers, and only ${counted} can be right: no student gets it.`;
  return [{ name: 'closed-route', text }];
}

/** All counted questions have the rank of a new question, so that most likely no author has chosen it. */
function defaultRanks({ items }: CheckedModule): ModuleProblem[] {
  const counted = countedItems(items);
  if (counted.length < 2 || counted.some(({ rank }) => rank !== easiest)) return [];
  const text = `All ${counted.length} counted questions have rank ${shownRank(easiest)}, as a new question has. The score is estimated from the ranks.`;
  return [{ name: 'default-ranks', text }];
}

function offBlueprint({ domains }: CheckedPart, module: CheckedModule): ModuleProblem[] {
  if (shownItems(module.items).length === 0) return [];
  return blueprintCells(module, domains).flatMap((cell) => {
    const text = cellProblem(cell);
    return text === null ? [] : [{ name: 'off-blueprint' as const, text }];
  });
}
