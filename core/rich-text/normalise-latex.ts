/** LaTeX as authors' tools and imports leave it → LaTeX that means the same to the compiler. */
export function normaliseLatex(latex: string): string {
  return trimLatex(spaceLists(latex.replace(token, (part) => normaliseToken(part))));
}

/** LaTeX without the space around it; a space that is a command, `\ `, stays. */
export function trimLatex(latex: string): string {
  const end = latex.trimEnd();
  const isCut = end !== latex && /(?:^|[^\\])(?:\\\\)*\\$/.test(end);
  return (isCut ? `${end} ` : end).trimStart();
}

const token = /\\begin\s*\{[a-z]+\*?\}|\\end\s*\{[a-z]+\*?\}|\\(?:[a-zA-Z]+|.)|_{2,}|%/gs;

function normaliseToken(part: string): string {
  // A blank to be filled in; two signs in a row are never a subscript.
  if (part.startsWith('__')) return '\\_'.repeat(part.length);
  // Seven percent, never a comment: what an author wrote must not vanish.
  if (part === '%') return '\\%';
  const environment = /^\\(?:begin|end)\s*\{([a-z]+)\*?\}$/.exec(part)?.[1];
  if (environment) return normaliseEnvironment(part, environment);
  return commands.get(part) ?? part;
}

/** What MathLive writes and the compiler doesn't know. A space ends the name where a letter may follow. */
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

/** Environments that number their lines, and stand alone on a page, as those that do neither. */
const environments: ReadonlyMap<string, string> = new Map([
  ['align', 'aligned'],
  ['alignat', 'alignedat'],
  ['gather', 'gathered'],
  ['multline', 'gathered'],
]);

function normaliseEnvironment(part: string, name: string): string {
  if (name === 'equation') return '';
  const instead = environments.get(name);
  return instead ? part.replace(/\{[a-z]+\*?\}/, `{${instead}}`) : part;
}

/**
 * A comma between digits makes one number for the compiler. Unless they are groups of thousands, they are
 * a list or a point: (3,4) becomes (3, 4), and 1,250 stays as it is.
 */
function spaceLists(latex: string): string {
  return latex.replace(words, (part) =>
    part.startsWith('\\') || isThousands(part) ? part : part.replaceAll(',', ', '),
  );
}

/** Words in text, which stay as they are, or digits with commas. */
const words = /\\(?:text[a-z]*|mbox|hbox|operatorname\*?)\s*\{[^{}]*\}|\\.|\d[\d.]*(?:,\d[\d.]*)+/gs;

function isThousands(digits: string): boolean {
  return /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(digits);
}
