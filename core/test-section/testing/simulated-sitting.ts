import { anId, aTestEntry } from '../../client/outbox/testing/entries.ts';
import type { TestEntry } from '../../contract/tests.ts';
import { type GrantedTerms, secondsAfterGrant } from '../../test-entries/granted-time.ts';
import type { StoredEntry } from '../../test-entries/merge-entry.ts';
import { isTimeOver, receiveEntry } from '../../test-entries/receive-entry.ts';
import { arrivalHours, attemptLimit, secondsLeft } from '../../test-entries/section-time.ts';
import { readEntries } from '../../wire/tests/read-entries.ts';
import { secondsSince, secondsUntil, sectionEnd, sectionEndAfter } from '../time-left.ts';
import { aDevice, type Device, type Sent, type SittingEvent, shownEntries } from './simulated-device.ts';

const test = { minutes: 35 };
const start = Date.UTC(2026, 10, 27);

/** One section that its clock ends, with the server, two devices and their networks. Times in milliseconds. */
export class SimulatedSitting {
  now = 0;
  readonly devices = [aDevice(), aDevice()];
  readonly stored = new Map<string, StoredEntry>();
  /** Every answer that a student gave, with the true time. */
  readonly given: { entry: TestEntry; givenAt: number; isClockTrue: boolean }[] = [];
  handedIn: { at: number; by: 'student' | 'clock' | 'server' } | null = null;
  private begunAt: number | null = null;
  private holder: number | null = null;

  /** Entries that the same device changed again before it sent them. */
  readonly replacedUnsent = new Set<TestEntry>();
  readonly extraTime: number;
  private granted: number | null = null;

  constructor(extraTime: number) {
    this.extraTime = extraTime;
  }

  /** With what was granted until now. */
  get limit(): number {
    return attemptLimit(test, { extra_time: this.extraTime, granted_seconds: this.granted }) * 1000;
  }

  run(event: SittingEvent): void {
    if (event.do === 'wait') this.wait(event);
    else if (event.do === 'grant') this.grant(event.terms);
    else this.runOn(event);
  }

  private runOn(event: Exclude<SittingEvent, { do: 'wait' | 'grant' }>): void {
    const device = this.devices[event.device];
    if (!device) return;
    switch (event.do) {
      case 'network':
        device.isOnline = event.on;
        break;
      case 'setClock':
        device.clockError = event.seconds * 1000;
        device.isClockSet = true;
        // An open page stores its clock within two seconds.
        this.storeClock(device);
        break;
      case 'close':
        this.storeClock(device);
        device.page = null;
        break;
      case 'open':
        this.open(event.device, device);
        break;
      case 'takeOver':
        if (device.isOnline) this.begin(event.device, device);
        break;
      case 'answer':
        this.answer(event, device);
        break;
      case 'submit':
        if (this.mayChange(event.device, device)) this.leave(device, 'submit');
        break;
      case 'send':
        this.send(device);
        break;
      default:
        event satisfies never;
    }
  }

  /** The student comes back with both devices in time, or never: then the server's job hands in. */
  finish(comesBack: boolean): void {
    for (const [index, device] of this.devices.entries()) {
      device.isOnline = comesBack;
      device.page = null;
      if (comesBack) this.open(index, device);
    }
    this.wait({ seconds: this.limit / 1000 + arrivalHours * 3600 + 1, isFrozen: false });
    for (const device of this.devices) this.send(device);
  }

  private wait({ seconds, isFrozen }: { seconds: number; isFrozen: boolean }): void {
    this.now += seconds * 1000;
    for (const device of this.devices) {
      const { page } = device;
      this.storeClock(device);
      // The clock of an open page.
      if (!isFrozen && page && !page.isLeaving && secondsUntil(page.end, this.now) === 0)
        this.leave(device, 'time over');
      this.send(device);
    }
    const isUnclaimed = this.begunAt !== null && this.handedIn === null;
    if (isUnclaimed && this.now > (this.begunAt ?? 0) + this.limit + arrivalHours * 3_600_000)
      this.handedIn = { at: this.now, by: 'server' };
  }

  private grant(terms: GrantedTerms): void {
    if (this.running && !this.handedIn) this.granted = secondsAfterGrant(test, this.running, { terms, now: this.date });
  }

  private mayChange(index: number, { page, reply }: Device): boolean {
    return page !== null && !page.isLeaving && secondsUntil(page.end, this.now) > 0 && reply?.device === index;
  }

  private leave(device: Device, how: 'time over' | 'submit'): void {
    if (device.page) device.page.isLeaving = true;
    device.queue.push(how);
    this.send(device);
  }

  private answer({ question, isFrozen }: Extract<SittingEvent, { do: 'answer' }>, device: Device): void {
    const index = this.devices.indexOf(device);
    const { page, reply } = device;
    if (!page || !reply || !(this.mayChange(index, device) || (isFrozen && !page.isLeaving))) return;
    const id = anId(question);
    const before = shownEntries(device).get(id);
    const givenAfter = secondsSince(reply.limit, page.end, this.now);
    const changed = aTestEntry({ question: id, rev: (before?.rev ?? 0) + 1, given: `${this.given.length}` });
    const entry: TestEntry = { ...changed, givenAfter };
    const replaced = this.mayChange(index, device) ? device.queue : [];
    for (const sent of replaced)
      if (typeof sent !== 'string' && sent.entry.questionId === id) this.replacedUnsent.add(sent.entry);
    this.given.push({ entry, givenAt: this.now, isClockTrue: page.isClockTrue });
    const isInTime = this.mayChange(index, device);
    // As the outbox does: of a question only the last unsent entry is sent.
    if (isInTime)
      device.queue = device.queue.filter((sent) => typeof sent === 'string' || sent.entry.questionId !== id);
    device.queue.push({ entry, givenAt: this.now });
    this.send(device);
  }

  private open(index: number, device: Device): void {
    if (device.isOnline) {
      this.send(device);
      if (this.begunAt === null) this.begin(index, device);
      else this.receive(device);
    }
    const { reply } = device;
    device.page = null;
    if (!reply || reply.submitted) return;
    const isLeaving = device.queue.some((sent) => typeof sent === 'string');
    const [calendar, now] = [this.calendarOf(device), this.now];
    const stored = device.clock ?? { ...reply, isTrue: true };
    const isClockTrue = device.isOnline || (stored.isTrue && !device.isClockSet);
    const end = device.isOnline ? sectionEnd(reply.secondsLeft, now) : sectionEndAfter(stored, { calendar, now });
    device.page = { end, isLeaving, isClockTrue };
    this.storeClock(device);
    // A page that is loaded after the end hands in at once.
    if (!isLeaving && secondsUntil(end, now) === 0) this.leave(device, 'time over');
  }

  private calendarOf({ clockError }: Device): number {
    return start + this.now + clockError;
  }

  /** An open page does so every second. */
  private storeClock(device: Device): void {
    if (!device.page) return;
    const { end, isClockTrue: isTrue } = device.page;
    device.clock = { secondsLeft: secondsUntil(end, this.now), at: this.calendarOf(device), isTrue };
    device.isClockSet = false;
  }

  private begin(index: number, device: Device): void {
    if (this.handedIn) return;
    this.begunAt ??= this.now;
    this.holder = index;
    this.receive(device);
    this.renew(device);
  }

  private receive(device: Device): void {
    const entries = new Map(
      [...this.stored].map(([id, { entry, timeSpent }]) => [
        id,
        { ...aTestEntry({ question: id }), ...entry, timeSpent },
      ]),
    );
    const left = this.running ? secondsLeft(test, this.running, this.date) : 0;
    const submitted = this.handedIn !== null;
    device.reply = {
      secondsLeft: left,
      limit: this.limit / 1000,
      entries,
      submitted,
      device: this.holder,
      at: this.calendarOf(device),
    };
    if (submitted) device.page = null;
  }

  /** A reply while the page is open. */
  private renew(device: Device): void {
    if (!device.page || !device.reply) return;
    device.page = { ...device.page, end: sectionEnd(device.reply.secondsLeft, this.now), isClockTrue: true };
    this.storeClock(device);
  }

  private send(device: Device): void {
    while (device.isOnline && device.queue.length > 0) {
      const sent = device.queue.shift() as Sent;
      if (typeof sent === 'string') this.handIn(device, sent);
      else if (this.handedIn) device.aside.push(sent);
      else this.accept(sent.entry);
      this.receive(device);
      this.renew(device);
    }
  }

  private handIn(device: Device, how: 'time over' | 'submit'): void {
    if (this.handedIn || !this.running) return;
    if (how === 'submit') this.handedIn = { at: this.now, by: 'student' };
    else if (isTimeOver({ test, running: this.running }, this.date)) this.handedIn = { at: this.now, by: 'clock' };
    else if (device.page) device.page.isLeaving = false;
  }

  private accept(entry: TestEntry): void {
    const [received] = readEntries(JSON.stringify([entry]), 1).entries ?? [];
    const clock = this.running && { test, running: this.running };
    if (!received) throw new Error('an entry of a device cannot be read');
    const stored = this.stored.get(entry.questionId) ?? null;
    this.stored.set(entry.questionId, receiveEntry(stored, received, { clock, now: this.date }));
  }

  private get running() {
    return this.begunAt === null
      ? null
      : { begun_at: new Date(start + this.begunAt), extra_time: this.extraTime, granted_seconds: this.granted };
  }

  private get date(): Date {
    return new Date(start + this.now);
  }

  /** Milliseconds from the beginning. */
  since(time: number): number {
    return time - (this.begunAt ?? time);
  }
}
