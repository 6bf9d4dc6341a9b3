import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from '../bin/chromium.mjs';

/** Each story runs as a test in Chromium. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('../.storybook', import.meta.url)) })],
  // Pre-bundled: Vite would find these during the run and reload a running test.
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
    // One page for all files: a page for each would spend a quarter of the time on loading React
    // and the kit.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findChromium() ?? '/usr/bin/chromium', args: chromiumFlags },
        // A colour in transition has no defined contrast.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
});
