import type { Page } from '@playwright/test';

/** How much slower than this machine the processor is, and the network if one is emulated. */
export type Line = { slower: number; network?: { latency: number; bytesPerSecond: number } };

/** From now on the page lives on a slow phone, and in its window. */
export async function slowDown(page: Page, { slower, network }: Line): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (!network) return;
  const { latency, bytesPerSecond } = network;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
