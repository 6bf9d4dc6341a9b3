import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { appOptions } from './build/app-options.ts';
import { buildWorker } from './build/build-worker.ts';
import { checkChunkTable } from './build/chunk-by-folder.ts';
import { evaluateAtBuild } from './build/evaluate-at-build.ts';
import { forbiddenPackages } from './build/forbidden-packages.ts';
import { preloadFirstChunks } from './build/preload-first-chunks.ts';

const api = process.env.API_URL ?? `http://localhost:${process.env.API_PORT ?? 4000}`;

/** The page's first script. */
const entry = '/src/start/start-page.ts';

export default defineConfig({
  ...appOptions,
  plugins: [
    ...appOptions.plugins,
    evaluateAtBuild(),
    preloadFirstChunks({ entry, main: '/src/app/main.tsx' }),
    forbiddenPackages(),
    checkChunkTable(),
    buildWorker({
      script: fileURLToPath(new URL('src/worker/worker.ts', import.meta.url)),
      // The pages of practice, and those that lead to it.
      modules: [
        '/src/app/main.tsx',
        '/src/app/frames/shell.tsx',
        '/src/app/gate/gate-layout.tsx',
        '/src/features/practice/sequence/sequence-page.tsx',
        '/src/features/practice/set/problem-set-page.tsx',
        '/src/features/topic-flow/flow-page.tsx',
        '/src/features/home/home-page.tsx',
        '/src/features/topics/topics-page.tsx',
        '/src/features/exams/exams-page.tsx',
        '/src/features/exams/exam-first-calls.ts',
        '/src/features/test-sections/test-page.tsx',
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
