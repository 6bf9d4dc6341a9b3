/**
 * An exact fraction: rounding errors of floats must not decide whether an answer is right. `denominator` is positive.
 */
export type Rational = { numerator: bigint; denominator: bigint };

/**
 * Parses a decimal, a fraction a/b or a product a*b (PRC-020); returns null for anything else. Ignores commas and
 * spaces, but not a space between two digits: "1 1/2" is not a number.
 */
export function readNumber(text: string): Rational | null {
  if (text.length > maxLength) return null;
  const plain = withoutCommas(text);
  for (const { pattern, value } of Object.values(forms)) {
    const match = pattern.exec(plain);
    if (match) return value(...operands(match));
  }
  return null;
}

/** Returns the value in hundredths. Rounds half away from zero, so that x and -x round alike. */
export function hundredths({ numerator, denominator }: Rational): bigint {
  const doubled = (numerator < 0n ? -numerator : numerator) * 200n;
  const rounded = (doubled + denominator) / (denominator * 2n);
  return numerator < 0n ? -rounded : rounded;
}

/** Removes commas and ignored spaces, and writes every minus, times and division sign as `-`, `*` or `/`. */
export function withoutCommas(text: string): string {
  let plain = text.replaceAll(',', '');
  for (const [sign, lookalikes] of signs) plain = plain.replace(lookalikes, sign);
  return plain.replace(/\s+/gu, ' ').replace(/(?<![\p{L}\p{N}.]) | (?![\p{L}\p{N}.])/gu, '');
}

/** Characters. Longer input is not parsed; no number in a test is nearly as long. */
const maxLength = 200;

const signs: readonly (readonly [sign: string, lookalikes: RegExp])[] = [
  ['-', /[\u2010-\u2013\u2212\uFE63\uFF0D]/gu],
  ['*', /[\u00D7\u00B7\u22C5\u2217]/gu],
  ['/', /[\u00F7\u2044\u2215]/gu],
];

const decimal = String.raw`([-+]?(?:\d+\.?\d*|\.\d+))`;
type NumberForm = 'decimal' | 'fraction' | 'product';
type FormRule = { pattern: RegExp; value(a: Rational, b: Rational): Rational | null };

const forms: Record<NumberForm, FormRule> = {
  decimal: { pattern: new RegExp(`^${decimal}$`), value: (a) => a },
  fraction: { pattern: new RegExp(`^${decimal}/${decimal}$`), value: divide },
  product: { pattern: new RegExp(`^${decimal}\\*${decimal}$`), value: multiply },
};

function operands([, a = '', b = '1']: RegExpExecArray): [Rational, Rational] {
  return [rational(a), rational(b)];
}

function rational(text: string): Rational {
  const [whole = '', decimals = ''] = text.replace(/^[-+]/, '').split('.');
  const numerator = BigInt(whole + decimals);
  return { numerator: text.startsWith('-') ? -numerator : numerator, denominator: 10n ** BigInt(decimals.length) };
}

function multiply(a: Rational, b: Rational): Rational {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** Returns null for a division by zero. */
function divide(a: Rational, b: Rational): Rational | null {
  if (b.numerator === 0n) return null;
  const sign = b.numerator < 0n ? -1n : 1n;
  return { numerator: a.numerator * b.denominator * sign, denominator: a.denominator * b.numerator * sign };
}
