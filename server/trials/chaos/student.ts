import { setTimeout as wait } from 'node:timers/promises';
import { between } from '../../src/seed/demo-chance.ts';
import { createDevice, type Device } from './device.ts';
import type { PracticeWork } from './library.ts';
import { practise } from './practise.ts';
import { openTab, type Tab, type Visitor } from './tab.ts';
import { takeSection } from './take-section.ts';
import type { TrialContext } from './trial-context.ts';

/** The tabs of a student: one, two in one browser, or one in each of two browsers. */
export type TabLayout = 'one tab' | 'two tabs' | 'two devices';

export type Student = Visitor & {
  name: string;
  tabLayout: TabLayout;
  /** Done first. */
  assigned: readonly PracticeWork[];
  takesSection: boolean;
};

export type StudentSimulation = {
  /** Gives answers until the trial is over. Then one tab of each device stays open. */
  run(): Promise<void>;
  /** Wakes the tabs, as a browser does when the network returns. */
  wake(): void;
  /** Everything stored on its devices that was not sent. */
  unsent(): string[];
};

/** Ranges of the number of answers of one visit, and of entries of a test section. */
const [answersPerVisit, entriesPerSection] = [
  [2, 9],
  [10, 30],
] as const;
/** Maximum milliseconds between one tab and the next. */
const maxTabDelayMs = 2_000;

export function simulateStudent(student: Student, trial: TrialContext): StudentSimulation {
  const chance = trial.randomFor(student.name);
  let seconds = 0;
  const nextSeconds = () => {
    seconds += 1;
    return seconds;
  };
  const devices: Device[] = [];
  const tabs = new Set<Tab>();
  const assignedLeft = [...student.assigned];

  function newDevice(): Device {
    const device = createDevice(chance, trial.ledger.recordSaved);
    devices.push(device);
    return device;
  }

  function open(device: Device): Tab {
    const { url, ledger, library } = trial;
    const tab = openTab({ device, visitor: student, url, ledger, library, chance });
    tabs.add(tab);
    return tab;
  }

  /** Continues with the same tab or a new one; some tabs are closed, some crash. */
  async function next(tab: Tab, device: Device): Promise<Tab> {
    if (tab.isOpen() && chance() < 0.6 && !trial.isOver()) return tab;
    if (tab.isOpen()) tab.leave();
    tabs.delete(tab);
    if (!trial.isOver()) await wait(between(chance, 0, maxTabDelayMs));
    return open(device);
  }

  async function useDevice(device: Device, takesSection: boolean): Promise<void> {
    let tab = open(device);
    const session = () => ({ trial, tab, chance, nextSeconds });
    const remaining = { changes: between(chance, ...entriesPerSection) };
    while (takesSection && !trial.isOver() && !(await takeSection(session(), remaining))) tab = await next(tab, device);
    while (!trial.isOver()) {
      await practise(session(), chooseWork(), between(chance, ...answersPerVisit));
      tab = await next(tab, device);
    }
    if (!tab.isOpen()) await next(tab, device);
  }

  function chooseWork(): PracticeWork {
    const { sequences, sets } = trial.library;
    const others = chance() < 0.5 ? sequences : sets;
    const work = assignedLeft.shift() ?? others[between(chance, 0, others.length - 1)];
    if (!work) throw new Error('The library has no work.');
    return work;
  }

  return {
    async run() {
      const device = newDevice();
      const activities = [useDevice(device, student.takesSection)];
      if (student.tabLayout === 'two tabs') activities.push(useDevice(device, false));
      if (student.tabLayout === 'two devices') activities.push(useDevice(newDevice(), false));
      await Promise.all(activities);
    },
    wake() {
      for (const tab of tabs) tab.wake();
    },
    unsent: () => devices.flatMap((device) => device.unsentTexts()),
  };
}
