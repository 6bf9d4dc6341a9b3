/** An exact value, so that no rounding of a processor decides whether a student is right. `below` is positive. */
export type Rational = { above: bigint; below: bigint };

/**
 * The value of what someone typed, null when it is no number: a decimal, a fraction a/b or a product a*b
 * (2§5). Commas are ignored, and so are spaces unless they stand between two digits: 1 1/2 is no number.
 */
export function readNumber(text: string): Rational | null {
  if (text.length > longest) return null;
  const plain = withoutCommas(text);
  for (const { form, value } of Object.values(forms)) {
    const found = form.exec(plain);
    if (found) return value(...operands(found));
  }
  return null;
}

/** A value in hundredths, rounded half away from zero, so that a number and its negative round alike. */
export function hundredths({ above, below }: Rational): bigint {
  const doubled = (above < 0n ? -above : above) * 200n;
  const rounded = (doubled + below) / (below * 2n);
  return above < 0n ? -rounded : rounded;
}

/** The text without what is ignored in it, with one sign for minus, times and divide. */
export function withoutCommas(text: string): string {
  let plain = text.replaceAll(',', '');
  for (const [sign, lookalikes] of signs) plain = plain.replace(lookalikes, sign);
  return plain.replace(/\s+/gu, ' ').replace(/(?<![\p{L}\p{N}.]) | (?![\p{L}\p{N}.])/gu, '');
}

/** Characters of input that are read at all: no number of a test comes near it. */
const longest = 200;

const signs: readonly (readonly [sign: string, lookalikes: RegExp])[] = [
  ['-', /[\u2010-\u2013\u2212\uFE63\uFF0D]/gu],
  ['*', /[\u00D7\u00B7\u22C5\u2217]/gu],
  ['/', /[\u00F7\u2044\u2215]/gu],
];

const decimal = String.raw`([-+]?(?:\d+\.?\d*|\.\d+))`;
type Form = 'decimal' | 'fraction' | 'product';
type Rule = { form: RegExp; value(a: Rational, b: Rational): Rational | null };

const forms: Record<Form, Rule> = {
  decimal: { form: new RegExp(`^${decimal}$`), value: (a) => a },
  fraction: { form: new RegExp(`^${decimal}/${decimal}$`), value: divide },
  product: { form: new RegExp(`^${decimal}\\*${decimal}$`), value: multiply },
};

function operands([, a = '', b = '1']: RegExpExecArray): [Rational, Rational] {
  return [rational(a), rational(b)];
}

function rational(written: string): Rational {
  const [whole = '', decimals = ''] = written.replace(/^[-+]/, '').split('.');
  const above = BigInt(whole + decimals);
  return { above: written.startsWith('-') ? -above : above, below: 10n ** BigInt(decimals.length) };
}

function multiply(a: Rational, b: Rational): Rational {
  return { above: a.above * b.above, below: a.below * b.below };
}

/** Nothing is equal to a division by zero: it is no number. */
function divide(a: Rational, b: Rational): Rational | null {
  if (b.above === 0n) return null;
  const sign = b.above < 0n ? -1n : 1n;
  return { above: a.above * b.below * sign, below: a.below * b.above * sign };
}
