import { expect, it } from 'vitest';
import { timeZoneOf } from './time-zone.ts';

it.each([
  ['America/New_York', 'America/New_York'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Mars/Olympus', 'UTC'],
  ['x'.repeat(100), 'UTC'],
  ['', 'UTC'],
  [null, 'UTC'],
])('the header %j means %s', (header, zone) => {
  expect(timeZoneOf(header)).toBe(zone);
  expect(timeZoneOf(header)).toBe(zone);
});
