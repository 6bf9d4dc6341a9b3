/**
 * An exact fraction: rounding errors of floats must not decide whether an answer is right.
 * `denominator` is positive.
 */
export type Rational = { above: bigint; below: bigint };

/**
 * Parses a decimal, a fraction a/b or a product a*b (PRC-020); returns null for anything else. Ignores commas and
 * spaces, but not a space between two digits: "1 1/2" is not a number.
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

/** Returns the value in hundredths. Rounds half away from zero, so that x and -x round alike. */
export function hundredths({ above, below }: Rational): bigint {
  const doubled = (above < 0n ? -above : above) * 200n;
  const rounded = (doubled + below) / (below * 2n);
  return above < 0n ? -rounded : rounded;
}

/** Removes commas and ignored spaces, and writes every minus, times and division sign as `-`, `*` or `/`. */
export function withoutCommas(text: string): string {
  let plain = text.replaceAll(',', '');
  for (const [sign, lookalikes] of signs) plain = plain.replace(lookalikes, sign);
  return plain.replace(/\s+/gu, ' ').replace(/(?<![\p{L}\p{N}.]) | (?![\p{L}\p{N}.])/gu, '');
}

/** Characters. Longer input is not parsed; no number in a test is nearly as long. */
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

/** Returns null for a division by zero. */
function divide(a: Rational, b: Rational): Rational | null {
  if (b.above === 0n) return null;
  const sign = b.above < 0n ? -1n : 1n;
  return { above: a.above * b.below * sign, below: a.below * b.above * sign };
}
