import { attackDocuments } from './internal/attack-corpus-documents.ts';
import { attackFormulas } from './internal/attack-corpus-formulas.ts';
import { attackMarkup } from './internal/attack-corpus-markup.ts';
import type { Attack } from './internal/attack-corpus-signal.ts';

export { attackAddresses } from './internal/attack-corpus-addresses.ts';
export { attackFiles } from './internal/attack-corpus-files.ts';
export { attackHost, attackMark } from './internal/attack-corpus-signal.ts';
/**
 * The list of hostile content, for every rich field and every input of one. If an attack runs, it
 * sets `globalThis[attackMark]` or sends a request to `attackHost`. A page that has shown all
 * attacks must have done neither.
 *
 * - `attacks` are rich fields as on the wire. The API refuses those with `refused` with a sentence
 * and stores the others, which both apps show as plain content.
 * - `attackMarkup` is HTML from a clipboard or a drop, `attackFormulas` is typed or pasted LaTeX,
 * `attackAddresses` are URLs for links, images and videos, `attackFiles` are files that claim to be
 * images.
 */
export type { Attack };
export { attackFormulas, attackMarkup };

export const attacks: readonly Attack[] = [
  ...attackDocuments,
  ...attackMarkup.map(({ name, html }) => ({
    name: `markup as plain text: ${name}`,
    field: html,
    outcome: 'harmless' as const,
    shows: html,
  })),
  ...attackMarkup.map(({ name, html }) => ({
    name: `markup as a text of a paragraph: ${name}`,
    field: JSON.stringify([{ type: 'paragraph', children: [{ text: html }] }]),
    outcome: 'harmless' as const,
    shows: html,
  })),
  ...attackFormulas.flatMap(({ name, latex, outcome }) => [
    {
      name: `inline formula: ${name}`,
      field: JSON.stringify([{ type: 'paragraph', children: [{ text: 'a' }, formula('inline-math', latex)] }]),
      outcome,
    },
    { name: `display formula: ${name}`, field: JSON.stringify([formula('math', latex)]), outcome },
  ]),
];

function formula(type: 'math' | 'inline-math', latex: string) {
  return { type, latex, children: [{ text: '' }] };
}
