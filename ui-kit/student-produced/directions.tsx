import type { ReactNode } from 'react';
import css from './directions.module.css';

const rules: readonly { about: string; rule: ReactNode }[] = [
  { about: 'Length', rule: 'At most 5 characters. A minus in front does not count.' },
  {
    about: 'Fraction',
    rule: (
      <>
        Type <b>5/8</b> with the fraction bar. It need not be in lowest terms: <b>10/16</b> is the same.
      </>
    ),
  },
  {
    about: 'Decimal',
    rule: (
      <>
        Type <b>2.75</b> with a point. A zero before the point may be left out: <b>.75</b> is <b>0.75</b>.
      </>
    ),
  },
  {
    about: 'Repeating or long decimal',
    rule: (
      <>
        Type it as a fraction, or fill all 5 characters and cut it off or round it there: <b>7/9</b> is also{' '}
        <b>.7777</b>, <b>.7778</b>, <b>0.777</b> or <b>0.778</b>, but not <b>0.78</b>.
      </>
    ),
  },
  {
    about: 'Mixed number',
    rule: (
      <>
        Type it as a fraction or a decimal: two and a half is <b>5/2</b> or <b>2.5</b>.
      </>
    ),
  },
  {
    about: 'Negative answer',
    rule: (
      <>
        Type the minus first: <b>-5/8</b>.
      </>
    ),
  },
  { about: 'Signs', rule: 'No percent or dollar sign, no unit, and no comma between thousands.' },
  { about: 'Several answers', rule: 'If more than one answer is right, type one of them.' },
];

/** How an answer is typed, in a disclosure. */
export function Directions() {
  return (
    <details className={css.directions}>
      <summary>How to type an answer</summary>
      <dl>
        {rules.map(({ about, rule }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
