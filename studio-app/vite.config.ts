import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_URL ?? `http://localhost:${process.env.API_PORT ?? 4000}`;

export default defineConfig({
  plugins: [
    react(),
    {
      name: 'fourfold:learner-url',
      // In a deployment the server puts the address in when it hands the page out.
      transformIndexHtml: (html, { bundle }) =>
        bundle ? html : html.replace('__LEARNER_URL__', process.env.LEARNER_URL ?? 'http://localhost:4001'),
    },
  ],
  build: {
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
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
