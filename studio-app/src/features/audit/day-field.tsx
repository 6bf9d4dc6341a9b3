import { Field } from '@fourfold/ui-kit/field';
import { useTyped } from '../../data/use-typed.ts';
import { isDayOrAny } from './wanted.ts';

type DayFieldProps = {
  label: string;
  /** `2026-11-21`, or '' for any. */
  day: string;
  message?: string | undefined;
  onChange: (day: string) => void;
};

/** A day that is typed or chosen; a year that is not whole when the field is left was none. */
export function DayField({ day, onChange, ...field }: DayFieldProps) {
  const [typed, setTyped] = useTyped(day, onChange, isDayOrAny);
  return (
    <Field
      {...field}
      type="date"
      max="9999-12-31"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => isDayOrAny(typed) || setTyped(day)}
    />
  );
}
