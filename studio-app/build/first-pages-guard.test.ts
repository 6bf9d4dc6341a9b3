import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { firstPagesGuard } from './first-pages-guard.ts';

/** An app of these modules; every other name is an installed package with an export to use. */
function app(modules: Record<string, string>): Plugin {
  return {
    name: 'app',
    enforce: 'pre',
    resolveId: (name) =>
      name in modules ? name : name.startsWith('\0') ? null : `/tree/node_modules/${name}/index.js`,
    load: (id) => modules[id] ?? (id.startsWith('/tree/') ? 'export const used = () => document.title;' : null),
  };
}

/** Returns the message of the failed build, null if it succeeded. `pages` are the first pages. */
async function buildError(modules: Record<string, string>, pages = ['/page.js']): Promise<string | null> {
  const failed = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [app({ '/entry.js': importOf('/page.js'), '/page.js': '', ...modules }), firstPagesGuard({ pages })],
    build: { write: false, rolldownOptions: { input: '/entry.js' } },
  }).catch((error: Error) => error);
  return failed instanceof Error ? failed.message : null;
}

const use = (name: string) => `import { used } from '${name}'; used();`;
const importOf = (path: string) => `import('${path}');`;

describe.each(['slate', 'slate-react', 'mathlive', 'xlsx', '@e965/xlsx', '@hello-pangea/dnd', '@dagrejs/dagre'])(
  '%s',
  (name) => {
    it('fails the build if the package is in the entry, in a first page or in what they import', async () => {
      expect(await buildError({ '/entry.js': use(name) + importOf('/page.js') })).toContain(name);
      expect(await buildError({ '/page.js': use(name) })).toContain(name);
      const shared = { '/part.js': `${use(name)} export const part = 1;` };
      const both = `import { part } from '/part.js'; document.title = part;`;
      expect(await buildError({ ...shared, '/entry.js': both + importOf('/page.js'), '/page.js': both })).toContain(
        name,
      );
    });

    it('may be loaded by a first page with import()', async () => {
      expect(await buildError({ '/page.js': importOf('/heavy.js'), '/heavy.js': use(name) })).toBeNull();
    });
  },
);

it('accepts every other package, and reports a page that is not in the bundle', async () => {
  expect(await buildError({ '/page.js': use('react') })).toBeNull();
  expect(await buildError({}, ['/page.js', '/gone.js'])).toContain('no chunk has /gone.js');
});
