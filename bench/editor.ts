// npm run bench:editor: measures the time per key in the studio's editor, in a text of the maximum length.
import { type RunningServer, startServer } from '@fourfold/e2e/server';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../bin/chromium.mjs';
import { type KeyTimes, typeKeys } from './editor-keys.ts';
import { longText } from './editor-text.ts';
import { reportFigures } from './figures.ts';
import { median, quantile } from './quantile.ts';

const goal = 16;
const sizes = { long: 2_000, short: 20 };
const keysTyped = 200;

const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
const app = await startServer();
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const token = await logIn(context, app);
  const times: Record<keyof typeof sizes, number[]> = { long: [], short: [] };
  for (const [name, blocks] of Object.entries(sizes) as ['long' | 'short', number][]) {
    const page = await context.newPage();
    await page.goto(`${app.studio}/admin/${await createSubtopic(token, blocks)}`);
    const keys = await typeKeys(page, { middle: blocks / 2 + 2, count: keysTyped });
    times[name] = keys.map(({ work, frame }) => work + frame);
    console.log(`${blocks} blocks: ${spread(keys, 'work')}, ${spread(keys, 'frame')}`);
    await page.close();
  }
  const key = median(times.long);
  reportFigures('editor', [{ name: 'a key', value: key, unit: 'ms', goal: { atMost: goal } }]);
  console.log(
    `editor: key median ${ms(key)}, p95 ${ms(quantile(times.long, 0.95))}, ${sizes.long.toLocaleString('en-US')} blocks, ratio to ${sizes.short} blocks ${(key / median(times.short)).toFixed(2)}`,
  );
} finally {
  await browser.close();
  await app.stop();
}

/** Logs in an author; returns the token. */
async function logIn(context: BrowserContext, { studio, accounts }: RunningServer): Promise<string> {
  const author = accounts.find(({ role }) => role === 'admin');
  if (!author) throw new Error('the demo has no author');
  const page = await context.newPage();
  await page.goto(studio);
  await page.getByLabel('Email').fill(author.email);
  await page.getByLabel('Password', { exact: true }).fill(author.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL(`${studio}/admin`);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '{}').token as string);
  await page.close();
  return token;
}

/** Creates a subtopic in the demo's first topic, with one question of `blocks` blocks; returns its id. */
async function createSubtopic(token: string, blocks: number): Promise<string> {
  const { data } = await call<{ data: { id: string }[] }>(token, 'GET', '/topics');
  const subtopic = crypto.randomUUID();
  await call(token, 'POST', '/subtopics', { id: subtopic, test_id: data[0]?.id, title: `${blocks} blocks` });
  const question = JSON.stringify(longText(blocks));
  await call(token, 'POST', '/questions', { id: crypto.randomUUID(), subtopic_id: subtopic, question });
  return subtopic;
}

async function call<Reply>(token: string, method: string, path: string, body?: object): Promise<Reply> {
  const reply = await fetch(`${app.api}${path}`, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

function spread(keys: readonly KeyTimes[], part: keyof KeyTimes): string {
  const values = keys.map((key) => key[part]);
  return `${part} median ${ms(median(values))}, p95 ${ms(quantile(values, 0.95))}`;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
