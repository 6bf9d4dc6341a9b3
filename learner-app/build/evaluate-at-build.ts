import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Replaces a module named `*.at-build.ts` by the values of its exports, which must be JSON: what it imports, for example
 * the contract with its schemas, is not in the bundle. A development server must be restarted to evaluate it again.
 */
export function evaluateAtBuild(): Plugin {
  return {
    name: 'fourfold:at-build',
    load: {
      filter: { id: /\.at-build\.ts$/ },
      async handler(id) {
        const exported: Record<string, unknown> = await import(pathToFileURL(id).href);
        return Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
          .join('');
      },
    },
  };
}
