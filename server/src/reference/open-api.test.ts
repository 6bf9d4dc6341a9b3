import { contract } from '@fourfold/core/contract/contract';
import { expect, it } from 'vitest';
import { docsPage } from './docs-page.ts';
import { openApi } from './open-api.ts';

const document = openApi(contract);

it('the document has every call of the contract, and the roles that may make it', () => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation['x-who']]),
  );
  expect(Object.fromEntries(calls)).toEqual(
    Object.fromEntries(Object.entries(contract).map(([call, spec]) => [call, spec.who])),
  );
});

it('every reference in the document has a target', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  const names = new Set([...references].map((found) => found[1] ?? ''));
  expect(names.size).toBeGreaterThan(5);
  for (const name of names) expect(Object.keys(document.components.schemas)).toContain(name);
});

it('the page shows every call, and has no script', () => {
  const page = docsPage(document);
  for (const call of Object.keys(contract)) {
    const [method, path] = call.split(' ');
    expect(page).toContain(`<b>${method}</b> ${path}</code>`);
  }
  expect(page).not.toMatch(/<script|\son\w+=|src=/);
});
