import type { JsonSchema, OpenApi } from './open-api.ts';

/** Returns the API documentation as one HTML page without scripts, for the strictest content security policy. */
export function docsPage(document: OpenApi, hasComponents = false): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Fourfold: the calls</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Fourfold: the calls</h1>
<p>${escapeHtml(String(document.info.description))} A failed call answers <code>{ "errors": ["…"] }</code> with a status from 400 on.
The same as data: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${hasComponents ? '<p>What the apps are built of: <a href="docs/components/">the components</a>.</p>\n' : ''}<nav aria-label="Groups"><ul>${[...groups.keys()].map((name) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`).join('')}<li><a href="#schemas">schemas</a></li></ul></nav>
${[...groups].map(([name, members]) => `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>${members.map(callBlock).join('\n')}</section>`).join('\n')}
<section id="schemas"><h2>Schemas</h2>
${Object.entries(document.components.schemas)
  .map(
    ([name, schema]) =>
      `<details id="schema-${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary>${codeBlock(schema)}</details>`,
  )
  .join('\n')}
</section>
</main>
</body>
</html>
`;
}

type ListedCall = { path: string; method: string; operation: OpenApi['paths'][string][string] };

function callBlock({ path, method, operation }: ListedCall): string {
  const { parameters, requestBody, responses } = operation as ListedCall['operation'] & {
    parameters?: (JsonSchema & { name: string; in: string; required: boolean; schema: JsonSchema })[];
    requestBody?: MediaContent;
    responses: Record<string, MediaContent>;
  };
  return `<article>
<h3><code><b>${method}</b> ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)}</p>
<p class="who">${operation['x-who'].map((role) => `<span>${escapeHtml(role)}</span>`).join(' ')}</p>
${(parameters ?? []).length > 0 ? `<details><summary>Parameters</summary><ul>${(parameters ?? []).map((one) => `<li><code>${escapeHtml(one.name)}</code> in the ${one.in}${one.required ? '' : ', optional'}: ${schemaLine(one.schema)}</li>`).join('')}</ul></details>` : ''}
${requestBody ? `<details><summary>Body</summary>${codeBlock(schemaIn(requestBody))}</details>` : ''}
<details><summary>Reply</summary>${codeBlock(schemaIn(responses['200']))}</details>
</article>`;
}

type MediaContent = { content?: Record<string, { schema: JsonSchema }> };

function schemaIn(part: MediaContent | undefined): JsonSchema {
  return part?.content?.['application/json']?.schema ?? {};
}

function schemaLine(schema: JsonSchema): string {
  return `<code>${withSchemaLinks(JSON.stringify(schema))}</code>`;
}

function codeBlock(schema: JsonSchema): string {
  return `<pre>${withSchemaLinks(JSON.stringify(schema, null, 2))}</pre>`;
}

/** Escapes JSON for HTML and turns references to named schemas into links. */
function withSchemaLinks(json: string): string {
  return escapeHtml(json).replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    (whole, name: string) => `<a href="#schema-${name}">${whole}</a>`,
  );
}

function escapeHtml(raw: string): string {
  return raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const style = `
:root { color-scheme: light dark; --ink: light-dark(#15302f, #e4ece9); --paper: light-dark(#fbf9f4, #131a1a); --line: light-dark(#d9d4c7, #33403f); --link: light-dark(#0b5f5c, #7cc7c1); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
h1, h2 { font-family: Georgia, serif; font-weight: 500; }
h2 { margin-top: 3rem; padding-bottom: .3rem; border-bottom: 1px solid var(--line); }
h3 { margin: 2rem 0 .2rem; font-size: 1rem; font-weight: 400; overflow-wrap: anywhere; }
a { color: var(--link); }
p { margin: .3rem 0; }
nav ul { display: flex; flex-wrap: wrap; gap: .3rem 1rem; padding: 0; list-style: none; }
.who span { display: inline-block; padding: 0 .5rem; border: 1px solid var(--line); border-radius: 1rem; font-size: .8rem; }
details { margin: .2rem 0; }
summary { cursor: pointer; }
pre { overflow-x: auto; padding: .8rem; border: 1px solid var(--line); border-radius: .4rem; font-size: .85rem; }
`;
