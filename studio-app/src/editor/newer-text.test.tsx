import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { parseField } from './serialize-field.ts';

// The page's meta tags are read when the module is loaded.
vi.stubGlobal('document', { querySelector: () => null });
const { NewerText } = await import('./newer-text.tsx');
vi.unstubAllGlobals();

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });
const unknown = { type: 'unknown-block', tone: 'warning', children: [paragraph('Mind the sign.')] };
const newer = JSON.stringify([paragraph('Solve.'), unknown]);

it('a text with a node that only a newer version knows is not edited, so it is never saved without that node', () => {
  expect(parseField(newer)).toBeNull();
  expect(parseField(JSON.stringify([paragraph('Solve.')]))).toEqual([paragraph('Solve.')]);
});

it('it is shown read-only, with the text of that node and the rest, and with a note to reload', () => {
  const markup = renderToStaticMarkup(<NewerText label="Question 1" value={newer} />);
  expect(markup).toContain('<p>Solve.</p><p>Mind the sign.</p>');
  expect(markup).toContain('Reload the page to change it.');
  expect(markup).toMatch(/role="textbox" aria-readonly="true"/);
  expect(markup).not.toMatch(/contenteditable/i);
});

it('a text that is invalid for another reason opens as its source, so that it can be corrected', () => {
  const field = '[{"type":"paragraph"}]';
  expect(parseField(field)).toEqual([paragraph(field)]);
});
