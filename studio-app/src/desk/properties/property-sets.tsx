import { type QuestionPlace, sectionSpecs } from '@fourfold/core/authoring/sections';
import type { ProblemSet } from '@fourfold/core/contract/content';
import css from './properties.module.css';

/** The problem sets of the place: its own, and those that are linked into it. */
export function PropertySets({ sets, place }: { sets: readonly ProblemSet[]; place: QuestionPlace }) {
  return (
    <section>
      <h2 className="label">Problem sets</h2>
      <ul>
        {sets.map((set) => (
          <li key={set.id} className={css.row}>
            <span>{set.title}</span>
            <span className="small">{isMain(set, place) ? 'Main' : 'Existing'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** First in the set's list of such places is where it belongs (3§4). */
function isMain(set: ProblemSet, place: QuestionPlace): boolean {
  const field = sectionSpecs[place.section].idField;
  const places = (set as unknown as Readonly<Record<string, unknown>>)[field];
  return Array.isArray(places) && places[0] === place.id;
}
