import { latexInText } from '../paste/latex-in-text.ts';

/** Text pasted into a formula, on one line. A single formula loses its delimiters: `$x$`, `\(x\)`. */
export function pastedLatex(text: string): string {
  const line = text.replace(/\s*[\r\n]\s*/g, ' ');
  const [only, ...more] = latexInText(line.trim());
  return only?.kind === 'formula' && more.length === 0 ? only.latex : line;
}
