export type Paper = 'light' | 'dark';

const argument = String.raw`((?:[^(),]|\([^()]*\))+)`;
const pair = new RegExp(String.raw`light-dark\(${argument},\s*${argument}\)`, 'g');

/** Resolves each light-dark() of a value. */
export const onPaper = (value: string, paper: Paper): string => value.replace(pair, paper === 'light' ? '$1' : '$2');

/** Returns the tokens of tokens.css with their values on one paper. */
export function parseTokens(css: string, paper: Paper): Record<string, string> {
  const declarations = [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(declarations.map(([, name = '', value = '']) => [name, onPaper(value, paper)]));
}
