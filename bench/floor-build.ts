import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { appOptions } from '../learner-app/build/options.ts';

const root = fileURLToPath(new URL('floor', import.meta.url));

/** The learner's own options, so that the floor differs from the product by our code alone. */
export const floorOptions = { ...appOptions, configFile: false, root, logLevel: 'warn' } as const;

/** Builds the floor page; answers the folder it lies in. */
export async function buildFloor(): Promise<string> {
  await build({ ...floorOptions, build: { ...appOptions.build, outDir: 'dist', emptyOutDir: true } });
  return `${root}/dist`;
}
