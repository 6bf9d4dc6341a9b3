import { afterEach, describe, expect, it, vi } from 'vitest';
import { claimSection, type SectionClaim } from './section-claim.ts';

const open: SectionClaim[] = [];
afterEach(() => {
  for (const claim of open.splice(0)) claim.stop();
  vi.unstubAllGlobals();
});

function tab(name: string) {
  const changes: boolean[] = [];
  const claim = claimSection(name, (held) => changes.push(held));
  open.push(claim);
  return { heard: changes, hold: claim, hasClaim: () => changes.at(-1) };
}

const waitOptions = { timeout: 60_000, interval: 5 };

describe.each(['locks', 'a channel'])('a section in two tabs, by %s', (means) => {
  const stubLocks = () => {
    if (means === 'a channel') vi.stubGlobal('navigator', {});
  };

  it('is claimed by the first, and the second is notified', async () => {
    stubLocks();
    const name = `first ${means}`;
    const first = tab(name);
    await vi.waitFor(() => expect(first.hasClaim()).toBe(true), waitOptions);
    const second = tab(name);
    await vi.waitFor(() => expect(second.hasClaim()).toBe(false), waitOptions);
    expect(second.heard).toEqual([false]);
    expect(first.heard).toEqual([true]);
  });

  it('goes to the tab that takes it, and back', async () => {
    stubLocks();
    const name = `over ${means}`;
    const first = tab(name);
    await vi.waitFor(() => expect(first.hasClaim()).toBe(true), waitOptions);
    const second = tab(name);
    await vi.waitFor(() => expect(second.hasClaim()).toBe(false), waitOptions);
    second.hold.take();
    await vi.waitFor(() => expect([first.hasClaim(), second.hasClaim()]).toEqual([false, true]), waitOptions);
    first.hold.take();
    await vi.waitFor(() => expect([first.hasClaim(), second.hasClaim()]).toEqual([true, false]), waitOptions);
  });
});

describe('a section claimed by a lock', () => {
  it('goes to the waiting tab when the other one closes', async () => {
    const first = tab('falls');
    await vi.waitFor(() => expect(first.hasClaim()).toBe(true), waitOptions);
    const second = tab('falls');
    await vi.waitFor(() => expect(second.hasClaim()).toBe(false), waitOptions);
    first.hold.stop();
    await vi.waitFor(() => expect(second.hasClaim()).toBe(true), waitOptions);
    expect(first.hasClaim()).toBe(true);
  });

  it('is not given to a closed tab', async () => {
    const first = tab('gone');
    await vi.waitFor(() => expect(first.hasClaim()).toBe(true), waitOptions);
    const second = tab('gone');
    await vi.waitFor(() => expect(second.hasClaim()).toBe(false), waitOptions);
    second.hold.stop();
    first.hold.stop();
    const third = tab('gone');
    await vi.waitFor(() => expect(third.hasClaim()).toBe(true), waitOptions);
    expect(second.heard).toEqual([false]);
  });
});

it('is claimed by every tab in a browser with neither', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(tab('alone').heard).toEqual([true]);
});
