import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from '../bin/chromium.mjs';

/** Every story is a test in a real Chromium. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('../.storybook', import.meta.url)) })],
  // What Vite would otherwise find on the way, and reload a running test for.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'axe-core',
      'notistack',
      '@hello-pangea/dnd',
    ],
  },
  test: {
    name: 'stories',
    maxWorkers: 1,
    // One page for all: with one for each file, reading React and the kit is a quarter of the work.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findChromium() ?? '/usr/bin/chromium', args: chromiumFlags },
        // A colour half-way through its transition has no contrast of its own.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
});
