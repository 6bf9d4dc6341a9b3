/** What is wrong with an expression, as a sentence for the student. */
export class ExpressionError extends Error {
  /** Names without a definition: the page can offer sliders for them. */
  readonly missing: readonly string[];

  constructor(sentence: string, missing: readonly string[] = []) {
    super(sentence);
    this.name = 'ExpressionError';
    this.missing = missing;
  }
}
