/** Other spellings of functions: what students type → the name in the table of functions. */
const otherSpellings: Readonly<Record<string, string>> = {
  ...{ asin: 'arcsin', acos: 'arccos', atan: 'arctan', asec: 'arcsec', acsc: 'arccsc', acot: 'arccot' },
  ...{ ceiling: 'ceil', average: 'mean', sum: 'total', std: 'stdev', root: 'nthroot', ncr: 'nCr', npr: 'nPr' },
  ...{ stddev: 'stdev', variance: 'var', sign: 'sgn', count: 'length' },
};

const functionNames = [
  ...['sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'arcsin', 'arccos', 'arctan', 'arcsec', 'arccsc', 'arccot'],
  ...['sqrt', 'cbrt', 'nthroot', 'ln', 'log', 'exp', 'abs', 'floor', 'ceil', 'round', 'sgn', 'min', 'max', 'mod'],
  ...['gcd', 'lcm', 'nCr', 'nPr', 'mean', 'median', 'mode', 'stdev', 'stdevp', 'var', 'varp', 'quartile', 'total'],
  ...['length', 'range', 'sort', 'distance', 'midpoint', 'degree', 'quantile', 'corr', 'mad', 'join'],
  ...['sinh', 'cosh', 'tanh'],
] as const;

export type FunctionName = (typeof functionNames)[number];

/** All names that are longer than a letter: spelling → name. `of` is a multiplication, as in 15% of 80. */
export const longNames: ReadonlyMap<string, string> = new Map([
  ...functionNames.map((name): [string, string] => [name, name]),
  ...Object.entries(otherSpellings),
  ['pi', 'pi'],
  ['of', 'of'],
]);

const functions: ReadonlySet<string> = new Set(functionNames);

export function isFunctionName(name: string): name is FunctionName {
  return functions.has(name);
}
