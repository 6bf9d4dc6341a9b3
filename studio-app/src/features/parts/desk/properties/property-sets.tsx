import { type QuestionLocation, sectionSpecs } from '@fourfold/core/authoring/question-sections';
import type { ProblemSet } from '@fourfold/core/contract/content';
import css from './properties.module.css';

/** The problem sets of the parent: Main ones, and Existing ones that are linked in (APS-007). */
export function PropertySets({
  sets,
  questionLocation,
}: {
  sets: readonly ProblemSet[];
  questionLocation: QuestionLocation;
}) {
  return (
    <section>
      <h2 className="label">Problem sets</h2>
      <ul>
        {sets.map((set) => (
          <li key={set.id} className={css.row}>
            <span>{set.title}</span>
            <span className="small">{isMain(set, questionLocation) ? 'Main' : 'Existing'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether this parent is the first in the set's list of such parents (APS-007). */
function isMain(set: ProblemSet, questionLocation: QuestionLocation): boolean {
  const field = sectionSpecs[questionLocation.section].idField;
  const places = (set as unknown as Readonly<Record<string, unknown>>)[field];
  return Array.isArray(places) && places[0] === questionLocation.id;
}
