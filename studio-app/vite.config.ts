import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { smallPreload } from '../bin/small-preload.mjs';
import { firstPagesGuard } from './build/first-pages-guard.ts';

const api = process.env.API_URL ?? `http://localhost:${process.env.API_PORT ?? 4000}`;

const learner = process.env.LEARNER_URL ?? `http://localhost:${process.env.LEARNER_PORT ?? 4001}`;

export default defineConfig({
  plugins: [
    react(),
    smallPreload(),
    firstPagesGuard({
      pages: [
        '/src/app/shell.tsx',
        '/src/features/log-in/log-in-page.tsx',
        '/src/features/dashboard/dashboard-page.tsx',
      ],
    }),
    {
      name: 'fourfold:installation',
      // In a deployment the server writes this tag when it serves the page.
      transformIndexHtml: (_, { bundle }) =>
        bundle
          ? []
          : [{ tag: 'meta', attrs: { name: 'fourfold:learner', content: learner }, injectTo: 'head-prepend' as const }],
    },
  ],
  build: {
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Kilobytes. MathLive is the largest chunk; it is loaded with the first formula box.
    chunkSizeWarningLimit: 850,
    // The content security policy allows no font from a data URL.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
      },
    },
  },
  server: {
    port: Number(process.env.STUDIO_PORT ?? 4002),
    strictPort: true,
    proxy: { '/api': { target: api, rewrite: (path) => path.replace(/^\/api/, '') } },
  },
});
