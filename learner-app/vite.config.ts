import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { byFolder } from './build/by-folder.ts';
import { firstLoad } from './build/first-load.ts';
import { guard } from './build/guard.ts';
import { appOptions } from './build/options.ts';
import { worker } from './build/worker.ts';

const api = process.env.API_URL ?? `http://localhost:${process.env.API_PORT ?? 4000}`;

/** The page's first script. */
const entry = '/src/start/early.ts';

export default defineConfig({
  ...appOptions,
  plugins: [
    ...appOptions.plugins,
    firstLoad({ entry, main: '/src/app/main.tsx' }),
    guard(),
    byFolder(),
    worker({
      script: fileURLToPath(new URL('src/worker/worker.ts', import.meta.url)),
      // The pages of practice, and those that lead to it.
      parts: [
        '/src/app/main.tsx',
        '/src/app/frames/shell.tsx',
        '/src/app/gate/gate.tsx',
        '/src/features/practice/sequence/sequence-page.tsx',
        '/src/features/practice/set/problem-set-page.tsx',
        '/src/features/topic-flow/flow-page.tsx',
        '/src/features/home/home-page.tsx',
        '/src/features/topics/topics-page.tsx',
        '/src/features/exams/exams-page.tsx',
        '/src/features/exams/first-calls.ts',
        '/src/features/tests/test-page.tsx',
      ],
      entry,
    }),
  ],
  server: {
    port: Number(process.env.LEARNER_PORT ?? 4001),
    strictPort: true,
    proxy: { '/api': { target: api, rewrite: (path) => path.replace(/^\/api/, '') } },
  },
});
