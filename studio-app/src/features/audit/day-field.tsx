import { Field } from '@fourfold/ui-kit/field';
import { useDebouncedText } from '../../data/use-debounced-text.ts';
import { isDayOrAny } from './audit-query.ts';

type DayFieldProps = {
  label: string;
  /** Such as `2026-11-21`; empty for any day. */
  day: string;
  message?: string | undefined;
  onChange: (day: string) => void;
};

/** A date field; an incomplete year is reset when the field loses the focus. */
export function DayField({ day, onChange, ...field }: DayFieldProps) {
  const [typed, setTyped] = useDebouncedText(day, onChange, isDayOrAny);
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
