import { FloatingPanel } from '@fourfold/ui-kit/floating-panel';
import { renderFormula } from '@fourfold/ui-kit/rich-text/formula';
import { formulas } from './formulas.at-build.ts';
import css from './reference-sheet.module.css';
import { ShapeDrawing } from './shapes.tsx';
import { facts, sheet } from './sheet.ts';

/** Formulas for areas, right triangles and volumes, above the question. */
export function ReferenceSheet({ onClose }: { onClose(): void }) {
  return (
    <FloatingPanel title="Reference sheet" wide onClose={onClose}>
      {sheet.map(({ title, entries }) => (
        <section key={title} className={css.group}>
          <h3>{title}</h3>
          <ul>
            {entries.map((entry) => (
              <li key={entry.title}>
                <ShapeDrawing name={entry.shape} />
                <span className={css.name}>{entry.title}</span>
                {entry.formulas.map((latex) => (
                  <span key={latex} className={css.formula}>
                    {renderFormula(formulas[latex], latex)}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={css.group}>
        <h3>Angles</h3>
        <dl>
          {facts.map(({ text, formula }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd className={css.formula}>{renderFormula(formulas[formula], formula)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </FloatingPanel>
  );
}
