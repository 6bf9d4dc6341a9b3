import { apiBase } from '@fourfold/app-shell/installation';
import type { Form } from '@fourfold/core/contract/forms';
import { RichText } from '@fourfold/ui-kit/rich-text';
import css from './print-page.module.css';
import type { PrintedGroup, PrintedModule, PrintedQuestion } from './printed-form.ts';

type TestBookletProps = { form: Form; modules: readonly PrintedModule[] };

/** The questions of all modules, each module on pages of its own. */
export function TestBooklet({ form, modules }: TestBookletProps) {
  return modules.map(({ section, groups }) => (
    <section key={section.type} aria-labelledby={`booklet-${section.type}`} className={css.module}>
      <header className={css.moduleHead}>
        <p>{form.title}</p>
        <h2 id={`booklet-${section.type}`}>{section.title}</h2>
        <p>{directions(groups, section.test)}</p>
      </header>
      <div className={css.columns}>
        {groups.map((group) => (
          <Group key={group.questions[0]?.number} {...group} />
        ))}
      </div>
    </section>
  ));
}

function directions(groups: PrintedModule['groups'], test: PrintedModule['section']['test']): string {
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return [
    `${count === 1 ? '1 question' : `${count} questions`}, ${test?.minutes ?? 0} minutes.`,
    test?.calculator && 'A calculator is allowed.',
    'Mark your answers on the answer sheet.',
  ]
    .filter(Boolean)
    .join(' ');
}

function Group({ shared, formulas, questions }: PrintedGroup) {
  const [first, last] = [questions[0]?.number, questions.at(-1)?.number];
  return (
    <>
      {shared.length > 0 && (
        <div className={css.shared}>
          <p className={css.range}>{`Questions ${first} to ${last}`}</p>
          <RichText document={shared} formulas={formulas} mediaBase={apiBase} />
        </div>
      )}
      {questions.map((question) => (
        <Question key={question.number} {...question} />
      ))}
    </>
  );
}

function Question({ number, stem, formulas, letters, choices }: PrintedQuestion) {
  return (
    <div className={css.question}>
      <span className={css.number}>{number}</span>
      <div>
        <RichText document={stem} formulas={formulas} mediaBase={apiBase} />
        {letters && (
          <ol className={css.choices}>
            {choices.map(({ id, text, formulas: own }, at) => (
              <li key={id}>
                <span className={css.letter}>{`${letters[at] ?? at + 1})`}</span>
                <RichText document={text} formulas={own} mediaBase={apiBase} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
