import { limits } from '../limits.ts';
import { tooLongCommand } from './latex-lengths.ts';

/** Why a formula is refused before it is compiled, as a sentence that names the cause. Null if it is not refused. */
export function refusedLatex(latex: string): string | null {
  if (latex.length > limits.formula) return `The formula is longer than ${limits.formula} characters.`;
  if (latex.trim() === '') return 'The formula is empty.';
  if (nesting(latex) > maxNesting) return `The formula is nested deeper than ${maxNesting}.`;
  for (const [command] of latex.matchAll(/\\(?:[a-zA-Z@]+|.)/gs)) {
    const rule = rules.find(({ form }) => form.test(command));
    if (rule) return rule.message(command);
  }
  const command = tooLongCommand(latex);
  return command === null ? null : `${command} takes at most ${limits.formulaLength} em, positive or negative.`;
}

/** Maximum nesting of groups; a formula of a test has five at most. */
const maxNesting = 50;

type RefusalRule = { form: RegExp; message(command: string): string };
const rules: readonly RefusalRule[] = [
  {
    form: /^\\(?:[gex]?def|let|futurelet|(?:new|renew|provide)command|global|long|definecolor|csname|expandafter|noexpand)$/,
    message: (command) => `A formula cannot define commands: ${command}.`,
  },
  {
    form: /^\\(?:href|url|includegraphics|class|id|style|data|cssId|html[a-zA-Z]*|mathtip|texttip|toggle|unicode)$/,
    message: (command) => `A formula cannot hold addresses, images or markup: ${command}.`,
  },
  {
    form: /^\\(?:tag|label|ref|eqref)$/,
    message: (command) => `A formula has no number and cannot refer to another: ${command}.`,
  },
  { form: /^\\placeholder$/, message: () => 'The formula still has an empty box: \\placeholder.' },
  { form: /@/, message: (command) => `${command} is not known in formulas.` },
];

function nesting(latex: string): number {
  let depth = 0;
  let most = 0;
  for (const [part] of latex.matchAll(/\\(?:begin|left|end|right)(?![a-zA-Z])|\\.|[{}]/gs)) {
    if (part === '{' || part === '\\begin' || part === '\\left') depth += 1;
    if (part === '}' || part === '\\end' || part === '\\right') depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}
