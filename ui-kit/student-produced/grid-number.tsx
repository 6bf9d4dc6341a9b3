import { createElement } from 'react';
import css from './grid-number.module.css';

type GridNumberProps = {
  /** A whole number, a decimal or a fraction, as typed. */
  text: string;
};

/** A number set as mathematics. A screen reader gets a text, because a description has no structure: 2 over 3. */
export function GridNumber({ text }: GridNumberProps) {
  const isNegative = text.startsWith('-');
  const [upper = '', lower] = text.replace('-', '').split('/');
  const sign = isNegative && createElement('mo', { form: 'prefix', rspace: '0.12em' }, '−');
  const amount =
    lower === undefined
      ? createElement('mn', null, upper.replace(/\.$/, ''))
      : createElement('mfrac', null, createElement('mn', null, upper), createElement('mn', null, lower));
  return (
    <span className={css.number}>
      <span aria-hidden="true">{createElement('math', null, createElement('mrow', null, sign, amount))}</span>
      <span className="vh">{`${isNegative ? 'minus ' : ''}${upper}${lower === undefined ? '' : ` over ${lower}`}`}</span>
    </span>
  );
}
