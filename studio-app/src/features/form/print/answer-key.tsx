import type { Form } from '@fourfold/core/contract/forms';
import css from './print-page.module.css';
import type { PrintedModule } from './printed-form.ts';

type AnswerKeyProps = { form: Form; modules: readonly PrintedModule[] };

/** The right letters and values, for those who grade. */
export function AnswerKey({ form, modules }: AnswerKeyProps) {
  return (
    <section aria-labelledby="answer-key" className={css.module}>
      <header className={css.moduleHead}>
        <p>{form.title}</p>
        <h2 id="answer-key">Answer key</h2>
      </header>
      {modules.map(({ section, groups }) => (
        <div key={section.type} className={css.sheet}>
          <h3 id={`key-${section.type}`}>{section.title}</h3>
          <ol aria-labelledby={`key-${section.type}`}>
            {groups
              .flatMap(({ questions }) => questions)
              .map(({ number, answer }) => (
                <li key={number}>
                  <span className={css.number}>{number}</span>
                  <span className={css.key}>{answer || 'No key'}</span>
                </li>
              ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
