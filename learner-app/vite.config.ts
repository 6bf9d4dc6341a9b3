import { defineConfig } from 'vite';
import { firstLoad } from './build/first-load.ts';
import { guard } from './build/guard.ts';
import { appOptions } from './build/options.ts';

const api = process.env.API_URL ?? `http://localhost:${process.env.API_PORT ?? 4000}`;

export default defineConfig({
  ...appOptions,
  plugins: [...appOptions.plugins, firstLoad({ main: '/src/app/main.tsx' }), guard()],
  server: {
    port: Number(process.env.LEARNER_PORT ?? 4001),
    strictPort: true,
    proxy: { '/api': { target: api, rewrite: (path) => path.replace(/^\/api/, '') } },
  },
});
