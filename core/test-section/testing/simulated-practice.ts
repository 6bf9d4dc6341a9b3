import { anId, aTestEntry } from '../../client/outbox/testing/entries.ts';
import type { TestEntry } from '../../contract/tests.ts';
import type { StoredEntry } from '../../test-entries/merge-entry.ts';
import { receiveEntry } from '../../test-entries/receive-entry.ts';
import { timeSpentOn } from '../../test-entries/section-time.ts';
import { readEntries } from '../../wire/tests/read-entries.ts';
import { changeEntry, type EntryChange } from '../change-entry.ts';
import { readClock, stoppedClock, takeSeconds } from '../section-clock.ts';
import { aDevice, type Device, isCounting, type Page, type PracticeEvent, shownEntries } from './practising-device.ts';

/** Milliseconds between two readings of an open page, and after which its time is saved without a change. */
const readingMs = 1000;
const maxUnsavedMs = 30_000;

/** One section in practice mode, with the server, two devices and their networks. Times in milliseconds. */
export class SimulatedPractice {
  now = 0;
  readonly devices = [aDevice(), aDevice()];
  readonly stored = new Map<string, StoredEntry>();
  /** Every answer that a student gave. */
  readonly given: TestEntry[] = [];
  /** Entries that the same device changed again before it sent them. */
  readonly replacedUnsent = new Set<TestEntry>();
  isHandedIn = false;
  hasSubmitted = false;
  /** How long the section was in view and not paused, on both devices. */
  inView = 0;
  /** How often something happened after which a clock may be wrong: by 2 seconds too many, or by `maxUnsavedMs` too few. */
  sleeps = 0;
  kills = 0;
  /** How often a clock stopped: each time less than a second of it is lost. */
  stops = 0;
  private holder: number | null = null;

  /** Seconds that the server knows. */
  get used(): number {
    return timeSpentOn([...this.stored.values()]);
  }

  run(event: PracticeEvent): void {
    const device = event.do === 'wait' ? undefined : this.devices[event.device];
    if (event.do === 'wait') this.wait(event);
    else if (device) this.runOn(event, device);
  }

  private runOn(event: Exclude<PracticeEvent, { do: 'wait' }>, device: Device): void {
    switch (event.do) {
      case 'network':
        device.isOnline = event.on;
        this.send(device);
        break;
      case 'open':
        this.open(event.device, device);
        break;
      case 'close':
      case 'pause':
      case 'hide':
        this.stop(event.do, device);
        break;
      case 'kill':
        if (isCounting(device)) this.kills++;
        device.page = null;
        break;
      case 'show':
      case 'continue':
        this.show(event.do, device);
        break;
      case 'takeOver':
        this.takeOver(event.device, device);
        break;
      case 'answer':
        if (this.mayChange(event.device, device)) this.answer(anId(event.question), device);
        break;
      case 'submit':
        if (this.mayChange(event.device, device)) this.submit(device);
        break;
      default:
        event satisfies never;
    }
  }

  private takeOver(index: number, device: Device): void {
    if (!device.isOnline || this.isHandedIn) return;
    this.claim(index, device);
    this.openPage(device);
  }

  private submit(device: Device): void {
    this.save(device);
    if (device.page) device.page.isLeaving = true;
    device.queue.push('submit');
    this.hasSubmitted = true;
    this.send(device);
  }

  /** Both devices get a network, and open pages are closed. */
  finish(): void {
    for (const device of this.devices) {
      this.stop('close', device);
      device.isOnline = true;
      this.send(device);
    }
  }

  private wait({ seconds, isFrozen }: Extract<PracticeEvent, { do: 'wait' }>): void {
    const end = this.now + seconds * 1000;
    if (isFrozen) this.now = end;
    if (isFrozen && seconds > 0) this.sleeps += this.devices.filter(isCounting).length;
    while (this.now < end) {
      this.now = Math.min(end, this.now + readingMs);
      for (const device of this.devices) if (isCounting(device)) this.tick(device);
    }
    for (const device of this.devices) {
      if (isFrozen && device.page) this.read(device.page);
      this.send(device);
    }
  }

  private tick(device: Device): void {
    const { page } = device;
    if (!page) return;
    this.inView += readingMs;
    this.read(page);
    if (page.clock.elapsed >= maxUnsavedMs) this.save(device);
  }

  private read(page: Page): void {
    page.clock = readClock(page.clock, { now: this.now, visible: page.isVisible && !page.isPaused });
  }

  private open(index: number, device: Device): void {
    this.stop('close', device);
    this.send(device);
    if (device.isOnline && this.holder === null) this.claim(index, device);
    if (device.isOnline) this.receive(device);
    if (device.holder === index && !device.isSubmitted) this.openPage(device);
  }

  private openPage(device: Device): void {
    if (device.page) return;
    const isLeaving = device.queue.includes('submit');
    device.page = { clock: stoppedClock, question: anId(1), isVisible: true, isPaused: false, isLeaving };
    this.read(device.page);
  }

  /** The page is closed or hidden, or the student presses Pause: what is not saved is saved. */
  private stop(how: 'close' | 'hide' | 'pause', device: Device): void {
    const { page } = device;
    if (!page) return;
    if (isCounting(device)) this.stops++;
    this.save(device);
    if (how === 'close') device.page = null;
    else if (how === 'hide') page.isVisible = false;
    else page.isPaused = true;
    this.read(page);
  }

  private show(how: 'show' | 'continue', { page }: Device): void {
    if (!page) return;
    if (how === 'show') page.isVisible = true;
    else page.isPaused = false;
    this.read(page);
  }

  private answer(question: string, device: Device): void {
    const { page } = device;
    if (!page || page.isPaused || !page.isVisible) return;
    this.save(device);
    page.question = question;
    const given = { kind: 'given', given: { text: `${this.given.length}` } } as const;
    const entry = this.save(device, given);
    if (entry) this.given.push(entry);
  }

  /** Adds the seconds in view to the entry of the question that is shown, with a change of it. */
  private save(device: Device, change?: EntryChange): TestEntry | null {
    const { page } = device;
    if (!page || page.isLeaving) return null;
    this.read(page);
    const { clock, seconds } = takeSeconds(page.clock);
    page.clock = clock;
    const id = page.question;
    const before = shownEntries(device).get(id) ?? { ...aTestEntry({ question: id }), rev: 0, timeSpent: 0 };
    const entry = changeEntry(before, { kind: 'seen', seconds }, ...(change ? [change] : []));
    if (entry === before) return null;
    // As the outbox does: of a question only the last unsent entry is sent.
    for (const sent of device.queue) if (sent !== 'submit' && sent.questionId === id) this.replacedUnsent.add(sent);
    device.queue = device.queue.filter((sent) => sent === 'submit' || sent.questionId !== id);
    device.queue.push(entry);
    this.send(device);
    return entry;
  }

  private mayChange(index: number, { page, holder }: Device): boolean {
    return page !== null && !page.isLeaving && holder === index;
  }

  private claim(index: number, device: Device): void {
    this.holder = index;
    this.receive(device);
  }

  private send(device: Device): void {
    while (device.isOnline && device.queue.length > 0) {
      const sent = device.queue.shift();
      if (sent === 'submit') this.isHandedIn = true;
      else if (sent && this.isHandedIn) device.aside.push(sent);
      else if (sent) this.accept(sent);
      this.receive(device);
    }
  }

  private receive(device: Device): void {
    const stored = [...this.stored].map(([id, { entry, timeSpent }]): [string, TestEntry] => [
      id,
      { ...aTestEntry({ question: id }), ...entry, timeSpent },
    ]);
    device.known = new Map(stored);
    device.holder = this.holder;
    device.isSubmitted = this.isHandedIn;
    // The page asks before it continues, or shows the result: its clock stops.
    if (device.holder === this.devices.indexOf(device) && !this.isHandedIn) return;
    if (isCounting(device)) this.stops++;
    device.page = null;
  }

  private accept(entry: TestEntry): void {
    const [received] = readEntries(JSON.stringify([entry]), 1).entries ?? [];
    if (!received) throw new Error('an entry of a device cannot be read');
    const stored = this.stored.get(entry.questionId) ?? null;
    this.stored.set(entry.questionId, receiveEntry(stored, received, { clock: null, now: new Date(this.now) }));
  }
}
