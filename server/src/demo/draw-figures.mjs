// npm run figures [-- NAME...]: draws figures/*.svg as PNGs at twice their size, with Chromium.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromiumFlags, findChromium } from '../../../bin/chromium.mjs';

const { chromium } = createRequire(new URL('../../../e2e/package.json', import.meta.url))('@playwright/test');
const folder = fileURLToPath(new URL('figures', import.meta.url));
const requested = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -4))
  .filter((name) => requested.length === 0 || requested.includes(name));

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const page = await browser.newPage({ deviceScaleFactor: 2 });
for (const name of names) {
  const svg = readFileSync(`${folder}/${name}.svg`, 'utf8');
  await page.setContent(
    `<style>body { margin: 0; background: white; font-family: sans-serif } svg { display: block }</style>${svg}`,
  );
  await page.locator('svg').screenshot({ path: `${folder}/${name}.png` });
  console.log(name);
}
await browser.close();
