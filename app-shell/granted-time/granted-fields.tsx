import type { Day } from '@fourfold/core/day/day';
import { Field } from '@fourfold/ui-kit/field';
import { Select } from '@fourfold/ui-kit/select';
import { breakOptions, type GrantedErrors, type GrantedForm, timeOptions } from './granted-form.ts';

type GrantedFieldsProps = {
  /** Before the names of the fields, in the ids of their inputs. */
  id: string;
  form: GrantedForm;
  errors: GrantedErrors;
  today: Day;
  onChange(changed: Partial<GrantedForm>): void;
};

/** The fields of a grant; minutes are entered only where they are chosen. */
export function GrantedFields({ id, form, errors, today, onChange }: GrantedFieldsProps) {
  const field = (name: keyof GrantedForm) => ({
    ...{ id: `${id}${name}`, value: form[name], message: errors[name] },
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const minutes = { type: 'text', inputMode: 'numeric', autoComplete: 'off', required: true } as const;
  return (
    <>
      <Select label="Time of a section" options={timeOptions} {...field('time')} />
      {form.time === 'minutes' && (
        <Field label="Minutes more for each section" {...minutes} {...field('timeMinutes')} />
      )}
      <Select label="Breaks" options={breakOptions} {...field('break')} />
      {form.break === 'minutes' && (
        <Field
          label="Minutes more after each section"
          note="Also where no break is scheduled."
          {...minutes}
          {...field('breakMinutes')}
        />
      )}
      <Field label="Last day" type="date" required min={today} {...field('until')} />
    </>
  );
}
