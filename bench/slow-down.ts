import type { Page } from '@playwright/test';

/** CPU throttling factor, and the emulated network if any. */
export type Throttling = { slower: number; network?: { latency: number; bytesPerSecond: number } };

/** Emulates a slow phone: its window, its CPU and its network. */
export async function slowDown(page: Page, { slower, network }: Throttling): Promise<void> {
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
