// npm run bench:paint: measures how long a student waits on a slow phone for a verdict and for a question.
// `-- --waterfall` prints the requests of each page with their times.
import { startServer } from '@fourfold/e2e/server';
import { listen } from '@fourfold/server/http/listen';
import { serveSite } from '@fourfold/server/static/serve-site';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../bin/chromium.mjs';
import { measureClickable } from './clickable.ts';
import { reportFigures } from './figures.ts';
import { buildFloor } from './floor-build.ts';
import { median } from './quantile.ts';
import { measureVerdicts } from './verdicts.ts';
import { continuedVisits, practiceVisit, type Visit } from './visits.ts';

const goals = { verdict: 50, overFloor: 1.25, wayIn: 1.15 };
const counts = { verdicts: 60, visits: 9 };
/** CPU throttled 4 times; on the road also 150 ms of latency and 1.6 Mbit/s. */
const phone = { slower: 4 };
const slowNetwork = { ...phone, network: { latency: 150, bytesPerSecond: 1_600_000 / 8 } };

const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
const app = await startServer();
const site = await serveFloor(app.api);
try {
  const { token, ...practice } = await practiceVisit(browser, app);
  const floor: Visit = {
    address: site.address,
    storageState: storageStateOf(site.address, token),
    usable: 'button:enabled',
  };

  // In turn, so that other load on the machine affects all. The first round only warms up the server.
  const visits = { floor, practice, ...(await continuedVisits(browser, app)) };
  const times: Record<keyof typeof visits, number[]> = { floor: [], practice: [], continued: [], set: [] };
  for (let round = 0; round <= counts.visits; round += 1) {
    for (const [name, visit] of Object.entries(visits) as [keyof typeof visits, Visit][]) {
      const { at, requests } = await measureClickable(browser, visit, slowNetwork);
      if (round > 0) times[name].push(at);
      if (round === 1 && process.argv.includes('--waterfall'))
        console.log([`${name}, ${ms(at)}:`, ...requests].join('\n'));
    }
  }
  for (const [name, all] of Object.entries(times)) console.log(`${name}: ${spread(all)}`);
  const verdictTimes = await measureVerdicts(browser, practice, counts.verdicts, phone);
  console.log(`verdict: ${spread(verdictTimes.map(({ painted }) => painted))}`);
  console.log(`verdict by Event Timing: ${spread(verdictTimes.map(({ event }) => event))}`);

  const verdict = median(verdictTimes.map(({ painted }) => painted));
  const ratio = median(times.practice) / median(times.floor);
  const wayIn = median(times.continued) / median(times.set);
  reportFigures('paint', [
    { name: 'a verdict', value: verdict, unit: 'ms', goal: { atMost: goals.verdict } },
    { name: 'a question, over the floor', value: ratio, unit: 'times', goal: { atMost: goals.overFloor } },
    { name: 'gone on with in a set, over the set', value: wayIn, unit: 'times', goal: { atMost: goals.wayIn } },
    { name: 'a question', value: median(times.practice), unit: 'ms' },
  ]);
  console.log(
    `paint: verdict ${ms(verdict)}, clickable ${ms(median(times.practice))}, floor ${ms(median(times.floor))}`,
  );
} finally {
  await browser.close();
  await site.close();
  await app.stop();
}

/** Serves the floor page with the file server of the product; forwards /api to the product. */
async function serveFloor(api: string): Promise<{ address: string; close(): Promise<void> }> {
  const files = await serveSite({
    name: 'floor',
    folder: await buildFloor(),
    head: '',
    api: null,
    videoHosts: null,
    storedBuilds: null,
  });
  const pass = ({ method, headers }: Request, path: string) =>
    fetch(`${api}${path}`, { method, headers: { authorization: headers.get('authorization') ?? '' } });
  const { port, close } = await listen(
    (request) => {
      const { pathname } = new URL(request.url);
      return pathname.startsWith('/api/') ? pass(request, pathname.slice('/api'.length)) : files(request);
    },
    { host: '127.0.0.1', port: 0 },
  );
  return { address: `http://localhost:${port}/`, close: async () => void (await close()) };
}

/** The browser storage of a logged-in user on the floor page, in the format of its store library. */
function storageStateOf(address: string, token: string): NonNullable<Visit['storageState']> {
  const value = JSON.stringify({ state: { token }, version: 0 });
  return { cookies: [], origins: [{ origin: new URL(address).origin, localStorage: [{ name: 'floor', value }] }] };
}

function spread(values: readonly number[]): string {
  return `median ${ms(median(values))} of ${values.length}, ${ms(Math.min(...values))} to ${ms(Math.max(...values))}`;
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}
