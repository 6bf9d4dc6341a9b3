import { attackDocuments } from './attack-corpus-documents.ts';
import { attackFormulas } from './attack-corpus-formulas.ts';
import { attackMarkup } from './attack-corpus-markup.ts';

/**
 * The one list of hostile content, for every rich field and every way into it. Whatever of it runs does one of two
 * things: it sets `globalThis[attackMark]`, or it asks `attackHost` for something. A page that has shown all of it must
 * have done neither.
 *
 * - `attacks` are rich fields as they go over the wire: the API refuses those that are to be refused with a sentence and
 *   stores the others, which both apps then show as nothing but what they say.
 * - `attackMarkup` is HTML as a clipboard or a drop brings it, `attackFormulas` is LaTeX as it is typed or pasted,
 *   `attackAddresses` are addresses for links, images and videos, `attackFiles` are files that call themselves images.
 */
export type Attack = {
  /** Unique; in a test's message it says what came through. */
  name: string;
  /** The field's value on the wire. */
  field: string;
  /** `refused`: 4xx with a sentence. `harmless`: stored, and shown as `shows`. */
  outcome: 'refused' | 'harmless';
  /** Words that a reader then sees, to the letter. */
  shows?: string;
};

export { attackAddresses } from './attack-corpus-addresses.ts';
export { attackFiles } from './attack-corpus-files.ts';
export { attackHost, attackMark } from './attack-corpus-signal.ts';
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
      name: `formula in a line: ${name}`,
      field: JSON.stringify([{ type: 'paragraph', children: [{ text: 'a' }, formula('inline-math', latex)] }]),
      outcome,
    },
    { name: `formula on a line of its own: ${name}`, field: JSON.stringify([formula('math', latex)]), outcome },
  ]),
];

function formula(type: 'math' | 'inline-math', latex: string) {
  return { type, latex, children: [{ text: '' }] };
}
