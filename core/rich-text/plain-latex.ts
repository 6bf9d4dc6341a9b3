/**
 * A formula as typed on one line: \frac{a}{b} → a/b, x^{2} → x^2, \sqrt{2} → √2. For previews and search, which cannot
 * typeset. Unknown commands are removed, so that a student never sees a backslash.
 */
export function plainLatex(latex: string): string {
  let plain = latex.replace(/\\m?(?:left|right)(?![a-zA-Z])/g, '');
  for (let turn = 0; turn < maxNesting; turn += 1) {
    const before = plain;
    for (const [pattern, replacement] of groups) plain = plain.replace(pattern, replacement);
    if (plain === before) break;
  }
  return plain
    .replace(/\\(?:begin|end)\s*\{[^{}]*\}/g, ' ')
    .replace(/\\(?:[a-zA-Z]+\*?|.)/gs, (command) => signs.get(command) ?? (/^\\[a-zA-Z]/.test(command) ? ' ' : ''))
    .replace(/[{}&~\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?([,;]) ?/g, '$1 ')
    .replace(/([([]) | ([)\]])/g, '$1$2')
    .trim();
}

/** Maximum nesting of groups that is resolved, from the inside out. */
const maxNesting = 8;
const part = String.raw`\s*\{([^{}]*)\}`;

const groups: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    new RegExp(String.raw`\\(?:text[a-z]*|math(?:rm|bf|it|bb)|operatorname\*?|mbox|boxed)${part}`, 'g'),
    (_, a = '') => a,
  ],
  [new RegExp(String.raw`\\[dtc]?frac${part}${part}`, 'g'), (_, a = '', b = '') => `${bracketed(a)}/${bracketed(b)}`],
  [/\\[dtc]?frac\s*(\d)\s*(\d)/g, (_, a = '', b = '') => `${a}/${b}`],
  [new RegExp(String.raw`\\sqrt\s*\[([^[\]]*)\]${part}`, 'g'), (_, n = '', a = '') => `root ${n} of ${bracketed(a)}`],
  [new RegExp(String.raw`\\sqrt${part}`, 'g'), (_, a = '') => `√${bracketed(a)}`],
  [new RegExp(String.raw`([\^_])${part}`, 'g'), (_, sign = '', a = '') => sign + bracketed(a)],
];

/** Adds brackets unless the text is a single operand. */
function bracketed(text: string): string {
  const inner = text.trim();
  return /^[-−]?[\w.√]*$|^\([^()]*\)$/u.test(inner) ? inner : `(${inner})`;
}

/** In Unicode order; the gap is the final sigma. */
const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho  sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );

const signs: ReadonlyMap<string, string> = new Map([
  ...[
    'times',
    'cdot',
    'div',
    'pm',
    'le',
    'leq',
    'leqslant',
    'ge',
    'geq',
    'geqslant',
    'ne',
    'neq',
    'approx',
    'infty',
    'degree',
  ].map((name, at) => [`\\${name}`, '×·÷±≤≤≤≥≥≥≠≠≈∞°'.charAt(at)] as const),
  ...[
    'angle',
    'triangle',
    'circ',
    'to',
    'rightarrow',
    'cup',
    'cap',
    'in',
    'perp',
    'parallel',
    'lt',
    'gt',
    'cong',
    'sim',
  ].map((name, at) => [`\\${name}`, '∠△°→→∪∩∈⊥∥<>≅∼'.charAt(at)] as const),
  ...greek.flatMap((name, at) => [
    [`\\${name}`, String.fromCharCode(0x03b1 + at)] as const,
    [`\\${name.charAt(0).toUpperCase()}${name.slice(1)}`, String.fromCharCode(0x0391 + at)] as const,
  ]),
  ...['%', '$', '#', '&', '_', '{', '}', '|'].map((sign) => [`\\${sign}`, sign] as const),
  ...['sin', 'cos', 'tan', 'log', 'ln', 'lim', 'min', 'max', 'gcd'].map((name) => [`\\${name}`, `${name} `] as const),
  ['\\lbrace', '{'],
  ['\\rbrace', '}'],
  ['\\\\', '; '],
  ['\\exponentialE', 'e'],
  ['\\imaginaryI', 'i'],
  ['\\differentialD', 'd'],
]);
