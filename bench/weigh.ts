import { brotliCompressSync, constants } from 'node:zlib';
import { waitForNetworkIdle } from '@fourfold/e2e/quiet';
import type { Browser } from '@playwright/test';
import type { Visit } from './visits.ts';

type WeighedFile = { name: string; bytes: number; kind: FileKind };
type FileKind = 'script' | 'style' | 'font' | 'other';
/** Brotli bytes by kind. */
export type Weight = Record<FileKind, number> & { files: WeighedFile[] };

/**
 * Weighs all requests that a cold load sends until the page is usable, also those not finished by then. A new context
 * has an empty cache. The time is measured in the page, because polling from outside would delay it.
 */
export async function weigh(browser: Browser, { address, storageState, usable }: Visit): Promise<Weight> {
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  const page = await context.newPage();
  await page.addInitScript((selector) => {
    const own = window as unknown as { usableAt?: number };
    const check = () => {
      if (own.usableAt === undefined && document.querySelector(selector)) own.usableAt = performance.now();
      else if (own.usableAt === undefined) requestAnimationFrame(check);
    };
    check();
  }, usable);
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (reply) => {
    const body = reply.body();
    // Redirects and cancelled requests have no body.
    body.catch(() => {});
    bodies.set(reply.url(), body);
  });
  await page.goto(address);
  await page.waitForFunction(() => 'usableAt' in window);
  await waitForNetworkIdle(page);
  const requestedUrls = await page.evaluate(() => {
    const { usableAt } = window as unknown as { usableAt: number };
    return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ startTime }) => startTime <= usableAt)
      .map(({ name }) => name);
  });
  const files = await Promise.all(
    [...new Set(requestedUrls)].map(async (url): Promise<WeighedFile> => {
      const body = await bodies.get(url);
      if (!body) throw new Error(`${url} was asked for and never answered`);
      return { name: new URL(url).pathname, bytes: brotli(body), kind: kindOf(url) };
    }),
  );
  await context.close();
  const sum = (kind: FileKind) => files.filter((file) => file.kind === kind).reduce((all, file) => all + file.bytes, 0);
  return { script: sum('script'), style: sum('style'), font: sum('font'), other: sum('other'), files };
}

export function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function kindOf(url: string): FileKind {
  if (/\.js$/.test(url)) return 'script';
  if (/\.css$/.test(url)) return 'style';
  return /\.woff2$/.test(url) ? 'font' : 'other';
}

function brotli(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}
