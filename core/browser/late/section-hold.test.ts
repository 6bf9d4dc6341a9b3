import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdSection, type SectionHold } from './section-hold.ts';

const open: SectionHold[] = [];
afterEach(() => {
  for (const hold of open.splice(0)) hold.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function tab(name: string) {
  const heard: boolean[] = [];
  let told = () => {};
  const hold = holdSection(name, (held) => {
    heard.push(held);
    told();
  });
  open.push(hold);
  /** Once that is the last that it has heard. */
  const hears = async (held: boolean) => {
    while (heard.at(-1) !== held) {
      await new Promise<void>((done) => {
        told = done;
      });
    }
  };
  return { heard, hold, hears };
}

describe.each(['locks', 'a channel'])('a section that two tabs have open, by %s', (by) => {
  const withOut = () => {
    if (by === 'a channel') vi.stubGlobal('navigator', {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  };
  /** In which a tab that has the section would answer. */
  const aMoment = () => vi.advanceTimersByTime(150);

  it('is in the hands of the first, and the second is told', async () => {
    withOut();
    const name = `first ${by}`;
    const first = tab(name);
    aMoment();
    await first.hears(true);
    const second = tab(name);
    await second.hears(false);
    aMoment();
    expect(second.heard).toEqual([false]);
    expect(first.heard).toEqual([true]);
  });

  it('goes over to the one that takes it, and back', async () => {
    withOut();
    const name = `over ${by}`;
    const first = tab(name);
    aMoment();
    await first.hears(true);
    const second = tab(name);
    await second.hears(false);
    second.hold.take();
    await Promise.all([first.hears(false), second.hears(true)]);
    first.hold.take();
    await Promise.all([first.hears(true), second.hears(false)]);
  });
});

describe('a section held by a lock', () => {
  it('falls to the tab that waits when the other is closed', async () => {
    const first = tab('falls');
    await first.hears(true);
    const second = tab('falls');
    await second.hears(false);
    first.hold.stop();
    await second.hears(true);
    expect(first.heard).toEqual([true]);
  });

  it('is given to nobody who has gone', async () => {
    const first = tab('gone');
    await first.hears(true);
    const second = tab('gone');
    await second.hears(false);
    second.hold.stop();
    first.hold.stop();
    const third = tab('gone');
    await third.hears(true);
    expect(second.heard).toEqual([false]);
  });
});

it('is everybody’s where the browser has neither', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(tab('alone').heard).toEqual([true]);
});
