import { describe, expect, it } from 'vitest';
import type { DraftDesk } from './draft-desk.ts';
import { draftFixture } from './testing/draft-fixture.ts';

const key = 'question:1';
const write = (desk: DraftDesk, text: string, name = key) =>
  desk.change({ key: name, subject_id: '1', base_rev: 3, content: { question: text } });
const textIn = (desk: DraftDesk, name = key) => desk.draftOf(name)?.content?.question;

async function aTab(fixture = draftFixture(), browser = fixture.aBrowser()) {
  const { desk, crash } = browser.tab();
  await fixture.pass(1);
  return { world: fixture, browser, desk, crash };
}

describe('typed text', () => {
  it('is on the disk within 250 ms, even while typing continues', async () => {
    const { world: fixture, browser, desk, crash } = await aTab();
    for (let at = 0; at < 30; at += 1) {
      write(desk, `word ${at}`);
      await fixture.pass(50);
    }
    crash();
    // 1,500 ms of typing: at most the last quarter of a second is missing.
    const next = (await aTab(fixture, browser)).desk;
    expect(Number(String(textIn(next)).split(' ')[1])).toBeGreaterThanOrEqual(24);
  });

  it('is on the server after a pause, and within ten seconds without one', async () => {
    const { world: fixture, desk } = await aTab();
    write(desk, 'one');
    await fixture.pass(1_400);
    write(desk, 'two');
    await fixture.pass(1_400);
    expect(fixture.calls).toEqual([]);
    expect(desk.view()).toMatchObject({ state: 'saving', savedAt: null });
    await fixture.pass(200);
    expect(fixture.server.get(key)?.content).toEqual({ question: 'two' });
    expect(desk.view()).toEqual({ state: 'saved', savedAt: expect.any(Number), diskFails: false, unreadable: 0 });
    for (let at = 0; at < 11; at += 1) {
      write(desk, `and ${at}`);
      await fixture.pass(1_000);
    }
    expect(fixture.calls).toEqual([`PUT ${key}`, `PUT ${key}`]);
  });

  it('is restored after a crash, and is then sent', async () => {
    const { world: fixture, browser, desk, crash } = await aTab();
    fixture.network = 'gone';
    write(desk, 'Half a sen');
    await fixture.pass(250);
    crash();
    fixture.network = 'there';
    const next = await aTab(fixture, browser);
    expect(textIn(next.desk)).toBe('Half a sen');
    expect(next.desk.draftOf(key)?.base_rev).toBe(3);
    await fixture.pass(1);
    expect(fixture.server.get(key)?.content).toEqual({ question: 'Half a sen' });
  });

  it('survives closing the page at the same moment, in this browser and in others', async () => {
    const { world: fixture, browser, desk, crash } = await aTab();
    write(desk, 'x');
    desk.saveOnExit();
    crash();
    expect(textIn((await aTab(fixture, browser)).desk)).toBe('x');
    expect(textIn((await aTab(fixture)).desk)).toBe('x');
  });

  it('is on another device, and the newest of both wins', async () => {
    const one = await aTab();
    write(one.desk, 'at the desk');
    await one.world.pass(2_000);
    const two = await aTab(one.world);
    expect(textIn(two.desk)).toBe('at the desk');
    write(two.desk, 'on the train');
    await one.world.pass(2_000);
    one.desk.wake();
    await one.world.pass(1);
    expect(textIn(one.desk)).toBe('on the train');
  });

  it('shows in the other tabs of this browser', async () => {
    const one = await aTab();
    const two = await aTab(one.world, one.browser);
    write(one.desk, 'here');
    await one.world.pass(250);
    expect(textIn(two.desk)).toBe('here');
    one.desk.drop(key);
    await one.world.pass(1);
    expect(textIn(two.desk)).toBeUndefined();
  });
});

describe('a saved or discarded draft', () => {
  it('never comes back in this tab, another tab, another device or after a crash', async () => {
    for (const moment of [0, 100, 1_600, 3_000]) {
      const { world: fixture, browser, desk, crash } = await aTab();
      const other = await aTab(fixture, browser);
      const device = await aTab(fixture);
      write(desk, 'x');
      await fixture.pass(moment);
      desk.drop(key);
      await fixture.pass(300);
      crash();
      device.desk.wake();
      await fixture.pass(3_000);
      const next = await aTab(fixture, browser);
      expect([textIn(other.desk), textIn(next.desk), textIn(device.desk)]).toEqual([undefined, undefined, undefined]);
      expect([fixture.server.size, browser.disk.size]).toEqual([0, 0]);
    }
  });

  it('does not come back with a request that arrives late, even from a crashed tab', async () => {
    for (const end of ['stays', 'crashes'] as const) {
      const { world: fixture, browser, desk, crash } = await aTab();
      const other = await aTab(fixture, browser);
      fixture.delayMs = 5_000;
      write(desk, 'x');
      await fixture.pass(2_000);
      expect([fixture.calls, textIn(other.desk)]).toEqual([[`PUT ${key}`], 'x']);
      if (end === 'crashes') crash();
      other.desk.drop(key);
      await fixture.pass(2_000);
      expect(fixture.calls).toEqual([`PUT ${key}`, `DELETE ${key}`]);
      await fixture.pass(10_000);
      const device = await aTab(fixture);
      expect([textIn(desk), textIn(other.desk), textIn(device.desk)].slice(end === 'crashes' ? 1 : 0)).not.toContain(
        'x',
      );
      expect([fixture.server.size, browser.disk.size]).toEqual([0, 0]);
    }
  });

  it('does not delete text of another device that was not seen', async () => {
    const { world: fixture, desk } = await aTab();
    write(desk, 'seen');
    await fixture.pass(2_000);
    const train = await aTab(fixture);
    fixture.network = 'gone';
    write(train.desk, 'seen, and more');
    await fixture.pass(2_000);
    write(desk, 'seen, otherwise');
    desk.drop(key);
    await fixture.pass(2_000);
    fixture.network = 'there';
    desk.wake();
    await fixture.pass(100_000);
    desk.wake();
    await fixture.pass(10);
    expect([textIn(train.desk), textIn(desk)]).toEqual(['seen, and more', 'seen, and more']);
  });

  it('without a network is deleted later', async () => {
    const { world: fixture, browser, desk } = await aTab();
    write(desk, 'x');
    await fixture.pass(2_000);
    fixture.network = 'gone';
    desk.drop(key);
    await fixture.pass(2_000);
    expect(fixture.server.size).toBe(1);
    fixture.network = 'there';
    await fixture.pass(60_000);
    expect([fixture.server.size, browser.disk.size]).toEqual([0, 0]);
  });
});

describe('the view', () => {
  it('is "here" while the server is unreachable, then "saved"', async () => {
    const { world: fixture, desk } = await aTab();
    fixture.network = 'gone';
    write(desk, 'x');
    await fixture.pass(2_000);
    expect(desk.view().state).toBe('here');
    fixture.network = 'there';
    desk.wake();
    await fixture.pass(10);
    expect(desk.view().state).toBe('saved');
  });

  it('reports a full disk while the server has the draft, and "nowhere" without both', async () => {
    const { world: fixture, browser, desk } = await aTab();
    browser.full = true;
    write(desk, 'x');
    await fixture.pass(2_000);
    expect(desk.view()).toMatchObject({ state: 'saved', diskFails: true });
    fixture.network = 'gone';
    write(desk, 'y');
    await fixture.pass(2_000);
    expect(desk.view().state).toBe('nowhere');
    browser.full = false;
    write(desk, 'z');
    await fixture.pass(2_000);
    expect(desk.view()).toMatchObject({ state: 'here', diskFails: false });
  });

  it('is "here" for a refused draft, which is not sent again until the next change', async () => {
    const { world: fixture, desk } = await aTab();
    fixture.network = 'refuses';
    write(desk, 'x');
    await fixture.pass(120_000);
    expect([fixture.calls.length, desk.view().state]).toEqual([1, 'here']);
    fixture.network = 'there';
    write(desk, 'y');
    await fixture.pass(2_000);
    expect([fixture.calls.length, desk.view().state]).toEqual([2, 'saved']);
  });
});

it('forms wait for drafts of other devices, but not for a server that does not answer', async () => {
  const fixture = draftFixture();
  fixture.network = 'gone';
  const { desk } = fixture.aBrowser().tab();
  expect(desk.isReady()).toBe(false);
  await fixture.pass(2_500);
  expect(desk.isReady()).toBe(true);
  await desk.loaded;
});

it('at logout all drafts are sent at once, and those on the server are removed from this browser', async () => {
  const { world: fixture, browser, desk } = await aTab();
  write(desk, 'x');
  write(desk, 'y', 'question:2');
  await desk.flush();
  expect([...fixture.server.keys()]).toEqual([key, 'question:2']);
  expect(desk.unsent()).toBe(0);
  fixture.network = 'gone';
  write(desk, 'z');
  await desk.flush();
  expect(desk.unsent()).toBe(1);
  await desk.clear();
  desk.stop();
  await fixture.pass(1_000);
  expect([...browser.disk.values()].map(({ content }) => content)).toEqual([{ question: 'z' }]);
});
