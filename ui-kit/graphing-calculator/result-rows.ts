import type { CalculatorState } from '@fourfold/core/calculator/calculator-state';
import type { ItemResult } from '@fourfold/core/calculator/compute';
import type { NumberText } from '@fourfold/core/calculator/display';

/** The texts of a result, a row each: "= 3/4", "m = 2", "x = −2, 3". */
export function resultRows(result: ItemResult, numbers: CalculatorState['numbers']): string[] {
  const { label, values, form, more } = result;
  const read = ({ decimal, fraction }: NumberText) => (numbers === 'fraction' && fraction) || decimal;
  const labels = label.split('|');
  if (labels.length > 1) return labels.map((one, at) => `${one} ${read(values[at] as NumberText)}`);
  const texts =
    form === 'points'
      ? values.flatMap((x, at) => (at % 2 === 0 ? [`(${read(x)}, ${read(values[at + 1] as NumberText)})`] : []))
      : values.map(read);
  const joined = texts.join(', ') + (more > 0 ? `, … (${more} more)` : '');
  const text = form === 'list' ? `[${joined}]` : joined;
  return label === '' && text === '' ? [] : [[label, text].filter((part) => part !== '').join(' ')];
}
