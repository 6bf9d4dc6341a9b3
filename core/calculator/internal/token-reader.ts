import { ExpressionError } from './expression-error.ts';
import type { Token } from './tokens.ts';

/** Brackets within brackets, and powers of powers, at most. */
const deepest = 60;

/** Reads tokens one after the other. */
export class TokenReader {
  private at = 0;
  private depth = 0;
  /** Open bars of absolute values, since the last bracket. */
  private bars = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  peek(ahead = 0): Token {
    return this.tokens[this.at + ahead] ?? { kind: 'end' };
  }

  take(): Token {
    const token = this.peek();
    this.at += 1;
    return token;
  }

  isNext(sign: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'sign' && token.sign === sign;
  }

  /** Takes the sign if it is next. */
  accept(sign: string): boolean {
    if (!this.isNext(sign)) return false;
    this.at += 1;
    return true;
  }

  expect(sign: string, opened: string): void {
    if (this.accept(sign)) return;
    const next = this.peek();
    if (next.kind === 'end') throw new ExpressionError(`Close the ${opened} with ${sign}.`);
    throw new ExpressionError(`Put ${sign} before “${textOf(next)}”, to close the ${opened}.`);
  }

  /** Reads something in brackets: bars outside of them do not count. */
  inBrackets<T>(read: () => T): T {
    const bars = this.bars;
    this.bars = 0;
    const value = this.deeper(read);
    this.bars = bars;
    return value;
  }

  /** Reads the inside of an absolute value: the next bar after an operand closes it. */
  inBars<T>(read: () => T): T {
    this.bars += 1;
    const value = this.deeper(read);
    this.bars -= 1;
    return value;
  }

  isInBars(): boolean {
    return this.bars > 0;
  }

  deeper<T>(read: () => T): T {
    if (this.depth >= deepest) throw new ExpressionError(`Use fewer brackets: at most ${deepest} in one another.`);
    this.depth += 1;
    const value = read();
    this.depth -= 1;
    return value;
  }

  /** What was read last, for messages. */
  previousText(): string {
    const token = this.tokens[this.at - 1];
    return token ? textOf(token) : '';
  }
}

export function textOf(token: Token): string {
  switch (token.kind) {
    case 'number':
      return token.text;
    case 'sign':
      return token.sign;
    case 'end':
      return 'the end';
    default:
      return token.name === 'pi' ? 'π' : token.name;
  }
}
