import { setTimeout as wait } from 'node:timers/promises';
import { between } from '../../src/seed/demo-chance.ts';
import { createDevice, type Device } from './device.ts';
import type { Work } from './library.ts';
import { practise } from './practise.ts';
import type { Room } from './room.ts';
import { openTab, type Tab, type Visitor } from './tab.ts';
import { takeSection } from './take-section.ts';

/** The tabs of a student: one, two in one browser, or one in each of two browsers. */
export type Sitting = 'one tab' | 'two tabs' | 'two devices';

export type Student = Visitor & {
  name: string;
  sitting: Sitting;
  /** Done first. */
  assigned: readonly Work[];
  takesSection: boolean;
};

export type Life = {
  /** Gives answers until the trial is over. Then one tab of each device stays open. */
  live(): Promise<void>;
  /** Wakes the tabs, as a browser does when the network returns. */
  wake(): void;
  /** Everything stored on its devices that was not sent. */
  left(): string[];
};

/** Ranges of the number of answers of one visit, and of entries of a test section. */
const [visit, section] = [
  [2, 9],
  [10, 30],
] as const;
/** Maximum milliseconds between one tab and the next. */
const away = 2_000;

export function lifeOf(student: Student, room: Room): Life {
  const chance = room.chanceOf(student.name);
  let seconds = 0;
  const nextSeconds = () => {
    seconds += 1;
    return seconds;
  };
  const devices: Device[] = [];
  const tabs = new Set<Tab>();
  const unread = [...student.assigned];

  function newDevice(): Device {
    const device = createDevice(chance, room.ledger.calledSaved);
    devices.push(device);
    return device;
  }

  function open(device: Device): Tab {
    const { url, ledger, library } = room;
    const tab = openTab({ device, visitor: student, url, ledger, library, chance });
    tabs.add(tab);
    return tab;
  }

  /** Continues with the same tab or a new one; some tabs are closed, some crash. */
  async function next(tab: Tab, device: Device): Promise<Tab> {
    if (tab.isOpen() && chance() < 0.6 && !room.isOver()) return tab;
    if (tab.isOpen()) tab.leave();
    tabs.delete(tab);
    if (!room.isOver()) await wait(between(chance, 0, away));
    return open(device);
  }

  async function sit(device: Device, takes: boolean): Promise<void> {
    let tab = open(device);
    const desk = () => ({ room, tab, chance, nextSeconds });
    const left = { changes: between(chance, ...section) };
    while (takes && !room.isOver() && !(await takeSection(desk(), left))) tab = await next(tab, device);
    while (!room.isOver()) {
      await practise(desk(), chooseWork(), between(chance, ...visit));
      tab = await next(tab, device);
    }
    if (!tab.isOpen()) await next(tab, device);
  }

  function chooseWork(): Work {
    const { sequences, sets } = room.library;
    const others = chance() < 0.5 ? sequences : sets;
    const work = unread.shift() ?? others[between(chance, 0, others.length - 1)];
    if (!work) throw new Error('The library has no work.');
    return work;
  }

  return {
    async live() {
      const device = newDevice();
      const lanes = [sit(device, student.takesSection)];
      if (student.sitting === 'two tabs') lanes.push(sit(device, false));
      if (student.sitting === 'two devices') lanes.push(sit(newDevice(), false));
      await Promise.all(lanes);
    },
    wake() {
      for (const tab of tabs) tab.wake();
    },
    left: () => devices.flatMap((device) => device.left()),
  };
}
