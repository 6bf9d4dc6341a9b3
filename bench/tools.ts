// npm run bench:tools: measures on a slow phone how long the calculator takes to open, compared with the reference sheet.
import { startServer } from '@fourfold/e2e/server';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../bin/chromium.mjs';
import { reportFigures } from './figures.ts';
import { measureOpenings } from './openings.ts';
import { median, quantile } from './quantile.ts';
import { practiceVisit } from './visits.ts';

const goal = 1.3;
/** Its first question allows a calculator. */
const sequence = 'Numbers and averages';
const [rounds, again] = [11, 4];
/** CPU throttled 4 times, 150 ms of latency and 1.6 Mbit/s. */
const line = { slower: 4, network: { latency: 150, bytesPerSecond: 1_600_000 / 8 } };
const tools = {
  sheet: { title: 'Reference sheet', key: 'r' },
  calculator: { title: 'Calculator', key: 'Control+Alt+c' },
};
type ToolName = keyof typeof tools;

const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
const app = await startServer();
try {
  const visit = await practiceVisit(browser, app, sequence);
  const cold: Record<ToolName, number[]> = { sheet: [], calculator: [] };
  const warm: Record<ToolName, number[]> = { sheet: [], calculator: [] };
  // In turn, so that other load on the machine affects both. The first round only warms up the server.
  for (let round = 0; round <= rounds; round += 1) {
    const order: ToolName[] = round % 2 === 0 ? ['sheet', 'calculator'] : ['calculator', 'sheet'];
    for (const name of order) {
      const openings = await measureOpenings(browser, { visit, tool: tools[name], again, line });
      if (round === 0) continue;
      cold[name].push(openings.first);
      warm[name].push(median(openings.again));
    }
  }
  for (const [when, times] of Object.entries({ 'the first time': cold, again: warm }))
    for (const [name, all] of Object.entries(times)) console.log(`${name}, ${when}: ${spread(all, 0)} ms`);
  const ratios = (times: typeof cold) =>
    times.calculator.map((time, round) => time / (times.sheet[round] ?? Number.NaN));
  console.log(`calculator over sheet, the first time: ${spread(ratios(cold), 2)}; again: ${spread(ratios(warm), 2)}`);
  reportFigures('tools', [
    {
      name: 'the calculator the first time, over the reference sheet',
      value: median(ratios(cold)),
      unit: 'times',
      goal: { atMost: goal },
    },
    {
      name: 'the calculator again, over the reference sheet',
      value: median(ratios(warm)),
      unit: 'times',
      goal: { atMost: goal },
    },
  ]);
} finally {
  await browser.close();
  await app.stop();
}

/** The median with the middle half of the values. */
function spread(values: readonly number[], digits: number): string {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share).toFixed(digits));
  return `${middle} (${low} to ${high})`;
}
