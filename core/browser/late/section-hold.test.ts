import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdSection, type SectionHold } from './section-hold.ts';

const open: SectionHold[] = [];
afterEach(() => {
  for (const hold of open.splice(0)) hold.stop();
  vi.unstubAllGlobals();
});

function tab(name: string) {
  const heard: boolean[] = [];
  const hold = holdSection(name, (held) => heard.push(held));
  open.push(hold);
  return { heard, hold, has: () => heard.at(-1) };
}

const soon = { timeout: 60_000, interval: 5 };

describe.each(['locks', 'a channel'])('a section in two tabs, by %s', (by) => {
  const withOut = () => {
    if (by === 'a channel') vi.stubGlobal('navigator', {});
  };

  it('is claimed by the first, and the second is notified', async () => {
    withOut();
    const name = `first ${by}`;
    const first = tab(name);
    await vi.waitFor(() => expect(first.has()).toBe(true), soon);
    const second = tab(name);
    await vi.waitFor(() => expect(second.has()).toBe(false), soon);
    expect(second.heard).toEqual([false]);
    expect(first.heard).toEqual([true]);
  });

  it('goes to the tab that takes it, and back', async () => {
    withOut();
    const name = `over ${by}`;
    const first = tab(name);
    await vi.waitFor(() => expect(first.has()).toBe(true), soon);
    const second = tab(name);
    await vi.waitFor(() => expect(second.has()).toBe(false), soon);
    second.hold.take();
    await vi.waitFor(() => expect([first.has(), second.has()]).toEqual([false, true]), soon);
    first.hold.take();
    await vi.waitFor(() => expect([first.has(), second.has()]).toEqual([true, false]), soon);
  });
});

describe('a section claimed by a lock', () => {
  it('goes to the waiting tab when the other one closes', async () => {
    const first = tab('falls');
    await vi.waitFor(() => expect(first.has()).toBe(true), soon);
    const second = tab('falls');
    await vi.waitFor(() => expect(second.has()).toBe(false), soon);
    first.hold.stop();
    await vi.waitFor(() => expect(second.has()).toBe(true), soon);
    expect(first.has()).toBe(true);
  });

  it('is not given to a closed tab', async () => {
    const first = tab('gone');
    await vi.waitFor(() => expect(first.has()).toBe(true), soon);
    const second = tab('gone');
    await vi.waitFor(() => expect(second.has()).toBe(false), soon);
    second.hold.stop();
    first.hold.stop();
    const third = tab('gone');
    await vi.waitFor(() => expect(third.has()).toBe(true), soon);
    expect(second.heard).toEqual([false]);
  });
});

it('is claimed by every tab in a browser with neither', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(tab('alone').heard).toEqual([true]);
});
