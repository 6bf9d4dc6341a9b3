import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { appOptions } from '../learner-app/build/app-options.ts';

const root = fileURLToPath(new URL('floor', import.meta.url));

/** The options of the learner app, so that the floor differs from the product only by our code. */
export const floorOptions = { ...appOptions, configFile: false, root, logLevel: 'warn' } as const;

/** Builds the floor page; returns its output folder. */
export async function buildFloor(): Promise<string> {
  await build({ ...floorOptions, build: { ...appOptions.build, outDir: 'dist', emptyOutDir: true } });
  return `${root}/dist`;
}
