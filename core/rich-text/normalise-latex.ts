/** Converts LaTeX of authors' tools and imports to equivalent LaTeX that the compiler accepts. */
export function normaliseLatex(latex: string): string {
  return trimLatex(spaceLists(latex.replace(token, (part) => normaliseToken(part))));
}

/** LaTeX without surrounding whitespace. A trailing space that belongs to the command `\ ` stays. */
export function trimLatex(latex: string): string {
  const end = latex.trimEnd();
  const isCut = end !== latex && /(?:^|[^\\])(?:\\\\)*\\$/.test(end);
  return (isCut ? `${end} ` : end).trimStart();
}

const token = /\\begin\s*\{[a-z]+\*?\}|\\end\s*\{[a-z]+\*?\}|\\(?:[a-zA-Z]+|.)|_{2,}|%/gs;

function normaliseToken(part: string): string {
  // A blank to fill in: two underscores in a row are never a subscript.
  if (part.startsWith('__')) return '\\_'.repeat(part.length);
  // A percent sign, never a comment: an author's text must not vanish.
  if (part === '%') return '\\%';
  const environment = /^\\(?:begin|end)\s*\{([a-z]+)\*?\}$/.exec(part)?.[1];
  if (environment) return normaliseEnvironment(part, environment);
  return commands.get(part) ?? part;
}

/** Commands that MathLive writes and the compiler does not know. Braces end the name where a letter may follow. */
const commands: ReadonlyMap<string, string> = new Map([
  ['\\exponentialE', '{\\mathrm{e}}'],
  ['\\imaginaryI', '{\\mathrm{i}}'],
  ['\\imaginaryJ', '{\\mathrm{j}}'],
  ['\\differentialD', '{\\mathrm{d}}'],
  ['\\capitalDifferentialD', '{\\mathrm{D}}'],
  ['\\mleft', '\\left'],
  ['\\mright', '\\right'],
  ['\\overarc', '\\overparen'],
]);

/** Numbered display environments, and the inner environments that replace them. */
const environments: ReadonlyMap<string, string> = new Map([
  ['align', 'aligned'],
  ['alignat', 'alignedat'],
  ['gather', 'gathered'],
  ['multline', 'gathered'],
]);

function normaliseEnvironment(part: string, name: string): string {
  if (name === 'equation') return '';
  const replacement = environments.get(name);
  return replacement ? part.replace(/\{[a-z]+\*?\}/, `{${replacement}}`) : part;
}

/**
 * The compiler reads digits with commas as one number. Unless they are groups of thousands, they
 * are a list or a point: (3,4) becomes (3, 4), and 1,250 is not changed.
 */
function spaceLists(latex: string): string {
  return latex.replace(words, (part) =>
    part.startsWith('\\') || isThousands(part) ? part : part.replaceAll(',', ', '),
  );
}

/** Text commands, which are not changed, or digits with commas. */
const words = /\\(?:text[a-z]*|mbox|hbox|operatorname\*?)\s*\{[^{}]*\}|\\.|\d[\d.]*(?:,\d[\d.]*)+/gs;

function isThousands(digits: string): boolean {
  return /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(digits);
}
