import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { kitFolder } from './code/kit-import.ts';
import { readModule } from './code/read-module.ts';
import { storyExamples } from './code/story-examples.ts';
import { describeComponents } from './docgen/describe-components.ts';
import { isComponentFile } from './docgen/is-component-file.ts';
import { startKitProgram } from './docgen/kit-program.ts';

/**
 * Gives each story the code to copy, and each component the description of its props. Both are made from the source;
 * Storybook reads them as `parameters.docs.source` and `__docgenInfo`.
 */
export function kitDocs(): Plugin {
  const program = startKitProgram();
  return {
    name: 'fourfold:kit-docs',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      const path = relative(kitFolder, file);
      const added = path.endsWith('.stories.tsx')
        ? storyParameters(file, (message) => this.warn(message))
        : isComponentFile(path)
          ? componentDocs(file)
          : [];
      return added.length === 0 ? null : { code: [code, ...added].join('\n'), map: null };
    },
    watchChange(file, { event }) {
      program.update(file, ({ create: 'created', update: 'changed', delete: 'deleted' } as const)[event]);
    },
    buildEnd() {
      program.close();
    },
  };

  function componentDocs(file: string): string[] {
    // A component that the file only exports again has its description from its own file.
    const { declarations } = readModule(file);
    return describeComponents(program.project(), file)
      .filter(({ name }) => declarations.has(name))
      .map((docs) => `${docs.name}.__docgenInfo = ${JSON.stringify(docs)};`);
  }
}

/** A story without readable code is shown without it; a test names it. */
function storyParameters(file: string, warn: (message: string) => void): string[] {
  try {
    return [...storyExamples(file)].map(([name, { code, example }]) => {
      const docs = `{ ...${name}.parameters?.docs, source: { code: ${JSON.stringify(code)} } }`;
      return `${name}.parameters = { ...${name}.parameters, docs: ${docs}, example: ${JSON.stringify(example)} };`;
    });
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error));
    return [];
  }
}
