/** A sentence for the author about a formula that the compiler rejected, from the thrown error. */
export function parseErrorMessage(error: unknown): string {
  // The compiler throws an error without a name of its own when something is missing.
  if (!(error instanceof Error) || error.name !== 'ParseError')
    return 'The formula cannot be read: something is missing in it.';
  const reason = error.message.trim().replace(/ at (?:position \d+|end of input):[\s\S]*$/, '');
  for (const [form, sentence] of sentences) {
    const matched = form.exec(reason);
    if (matched) return sentence(matched[1] ?? '');
  }
  return `The formula cannot be read: ${reason}.`;
}

const sentences: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^Unsupported function name: (\S+)/, (name) => `${name} is not known in formulas.`],
  [/^Function "(\S+)" is not trusted/, (name) => `${name} cannot be used in a formula.`],
  [/^No such environment: (.*)/, (name) => `\\begin{${name}} is not known in formulas.`],
  [
    /^Expected '\}'|^Unexpected end of input in a macro argument/,
    () => 'The formula cannot be read: a { is not closed.',
  ],
  [/^Expected '[^']*', got '\}'/, () => 'The formula cannot be read: a } closes nothing.'],
  [/^Expected '\\right'/, () => 'The formula cannot be read: a \\left has no \\right.'],
  [
    /^Expected group (?:as argument to|after) '(\S+)'/,
    (name) => `The formula cannot be read: something is missing after ${name}.`,
  ],
  [/^Expected 'EOF', got '(.*)'/, (name) => `The formula cannot be read: ${name} cannot stand where it stands.`],
];
