import { stopsPublishing } from '@fourfold/core/forms/checked-part';
import type { FormProblem } from '@fourfold/core/forms/form-problems';
import { AlertIcon } from '@fourfold/ui-kit/icon';
import css from './form-page.module.css';

/** What is to be mended in a module; what stops publishing is marked. */
export function ModuleProblems({ problems, title }: { problems: readonly FormProblem[]; title: string }) {
  if (problems.length === 0) return null;
  return (
    <ul className={css.problems} aria-label={`Findings of ${title}`}>
      {problems.map((problem) => (
        <li key={problem.text} data-stops={stopsPublishing(problem) || undefined}>
          {stopsPublishing(problem) && <AlertIcon />}
          <span>
            {stopsPublishing(problem) && <span className="vh">Stops publishing: </span>}
            {problem.text}
          </span>
        </li>
      ))}
    </ul>
  );
}
