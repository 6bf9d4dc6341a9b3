import { dailyReviews } from '@fourfold/core/reviews/limits';
import { editionNames, editions } from '@fourfold/core/skills/editions';
import { goals, planLimits } from '@fourfold/core/today/goals';
import { Field } from '@fourfold/ui-kit/field';
import { Segmented } from '@fourfold/ui-kit/segmented';
import css from './plan-fields.module.css';
import { goalRule, type PlanField, type PlanProblems, type PlanValues } from './plan-values.ts';

type PlanFieldsProps = {
  values: PlanValues;
  problems: PlanProblems;
  onChange(values: PlanValues): void;
  /** The first run does not ask for it. */
  withReviews?: boolean;
};

const openEdition = 'open';
const editionOptions = [
  ...editionNames.map((value) => ({ value, label: editions[value].title })),
  { value: openEdition, label: 'Not sure' } as const,
];

/** The fields of a study plan: test, date, goal, minutes a day. Each may be left open. */
export function PlanFields({ values, problems, onChange, withReviews }: PlanFieldsProps) {
  const { edition } = values;
  const number = (name: PlanField, limits: { least: number; most: number; step?: number }) => ({
    name,
    type: 'number' as const,
    inputMode: 'numeric' as const,
    min: limits.least,
    max: limits.most,
    step: limits.step ?? 1,
    value: values[name],
    message: problems[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...values, [name]: target.value }),
  });
  return (
    <div className={css.fields}>
      <div className={css.test}>
        <span aria-hidden>Test</span>
        <Segmented
          label="Test"
          options={editionOptions}
          value={edition ?? openEdition}
          onChange={(value) => onChange({ ...values, edition: value === openEdition ? null : value, goal: '' })}
        />
      </div>
      <Field
        label="Date of the test"
        name="date"
        type="date"
        value={values.date}
        onChange={({ target }) => onChange({ ...values, date: target.value })}
      />
      {edition && (
        <Field
          label={`Goal in the ${editions[edition].title}`}
          note={goalRule(edition)}
          {...number('goal', goals[edition])}
        />
      )}
      <Field label="Minutes a day" {...number('minutes', planLimits.minutes)} />
      {withReviews && (
        <Field
          label="Reviews a day"
          note={`The most questions that come back on one day; ${dailyReviews} if it is left open.`}
          {...number('reviews', planLimits.reviews)}
        />
      )}
    </div>
  );
}
