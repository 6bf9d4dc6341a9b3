import type { Form } from '@fourfold/core/contract/forms';
import css from './print-page.module.css';
import type { PrintedModule } from './printed-form.ts';

type AnswerSheetProps = { form: Form; modules: readonly PrintedModule[] };

/** Characters of a student-produced response: five and a minus sign. */
const boxes = 6;

/** Bubbles for each choice, and boxes for answers that are written. */
export function AnswerSheet({ form, modules }: AnswerSheetProps) {
  return (
    <section aria-labelledby="answer-sheet" className={css.module}>
      <header className={css.moduleHead}>
        <p>{form.title}</p>
        <h2 id="answer-sheet">Answer sheet</h2>
        <p className={css.lines}>
          <span>Name</span>
          <span>Date</span>
        </p>
      </header>
      {modules.map(({ section, groups }) => (
        <div key={section.type} className={css.sheet}>
          <h3 id={`sheet-${section.type}`}>{section.title}</h3>
          <ol aria-labelledby={`sheet-${section.type}`}>
            {groups
              .flatMap(({ questions }) => questions)
              .map(({ number, letters }) => (
                <li key={number}>
                  <span className={css.number}>{number}</span>
                  {letters
                    ? letters.map((letter) => (
                        <span key={letter} className={css.bubble}>
                          {letter}
                        </span>
                      ))
                    : Array.from({ length: boxes }, (_, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: equal boxes
                        <span key={at} className={css.box} />
                      ))}
                </li>
              ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
