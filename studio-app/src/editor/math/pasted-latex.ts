import { latexInText } from '../paste/latex-in-text.ts';

/** What is pasted into a formula, on one line. One whole formula comes without what was around it: `$x$`, `\(x\)`. */
export function pastedLatex(text: string): string {
  const line = text.replace(/\s*[\r\n]\s*/g, ' ');
  const [only, ...more] = latexInText(line.trim());
  return only?.is === 'formula' && more.length === 0 ? only.latex : line;
}
