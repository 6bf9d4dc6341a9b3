import { attackHost, script } from './attack-corpus-signal.ts';

type AttackFormula = { name: string; latex: string; outcome: 'refused' | 'harmless' };

const refused = (name: string, latex: string): AttackFormula => ({ name, latex, outcome: 'refused' });
const harmless = (name: string, latex: string): AttackFormula => ({ name, latex, outcome: 'harmless' });

/** LaTeX that links, loads, defines, expands without end or draws over the page. */
export const attackFormulas: readonly AttackFormula[] = [
  refused('link', `\\href{javascript:${script}}{x}`),
  refused('address', `\\url{javascript:${script}}`),
  refused('image', `\\includegraphics{https://${attackHost}/x.png}`),
  refused('class', '\\class{x}{y}'),
  refused('id', '\\cssId{root}{y}'),
  refused('style', `\\style{background:url(https://${attackHost}/x.png)}{y}`),
  refused('data', '\\htmlData{x=y}{z}'),
  refused('handler', `\\htmlStyle{x}{y}`),
  refused('tip', '\\mathtip{x}{y}'),
  refused('toggle', '\\toggle{x}{y}'),
  refused('colour of a style', `\\color{red;background:url(https://${attackHost}/x)}x`),
  refused('definition', '\\def\\x{\\x\\x}\\x'),
  refused('global definition', '\\gdef\\x{\\x\\x}\\x'),
  refused('expanded definition', '\\edef\\x{\\x}\\x'),
  refused('new command', '\\newcommand{\\x}{\\x\\x}\\x'),
  refused('renewed command', '\\renewcommand{\\frac}{\\frac\\frac}\\frac'),
  refused('let', '\\let\\x=\\y'),
  refused('name made of letters', '\\csname def\\endcsname\\x{\\x}'),
  refused('expansion later', '\\expandafter\\def\\x{}'),
  refused('macros beyond their number', '\\iff'.repeat(600)),
  refused('groups 100 deep', `${'{'.repeat(100)}x${'}'.repeat(100)}`),
  refused('fractions 100 deep', `${'\\frac{1}{'.repeat(100)}x${'}'.repeat(100)}`),
  refused('environments 100 deep', `${'\\begin{matrix}'.repeat(100)}x${'\\end{matrix}'.repeat(100)}`),
  refused('more than 2,000 characters', 'x+'.repeat(1_001)),
  refused('nothing', '   '),
  refused('unclosed', '\\frac{1}{2'),
  refused('unknown', '\\fourfold{x}'),
  refused('unknown environment', '\\begin{script}x\\end{script}'),
  refused('inner command', '\\@firstoftwo xy'),
  refused('empty box', '\\placeholder{}'),
  refused('entities', '\\text{&lt;script&gt;}'),
  refused('null character', 'x\0y'),
  refused('half a character', 'x\ud835y'),
  harmless('markup as text', `\\text{<img src=x onerror=${script}>}`),
  harmless('markup as letters', `\\mathrm{<script>${script}</script>}`),
  harmless('enormous rule', '\\rule{99999em}{99999em}'),
  harmless('enormous space', 'x\\hspace{99999em}y'),
  harmless('far away', '\\raisebox{99999em}{x}'),
  harmless('name of every object', '__proto__'),
  harmless('constructor', '\\text{constructor}'),
  harmless('braces of a template', `\\text{\\{\\{constructor.constructor('${script}')()\\}\\}}`),
];
