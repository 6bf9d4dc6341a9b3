import { expect, it } from 'vitest';
import { contentFindings } from '../content-findings.ts';
import { brokenForm } from '../testing/broken-form.ts';

it('a part of a test on screen names the module in each finding, and leads to it', () => {
  const found = contentFindings([brokenForm], null);
  expect(found.map(({ name, subject }) => [name, 'section' in subject && subject.section])).toEqual([
    ['closed-route', 'Math1'],
    ['default-ranks', 'Math1'],
    ['off-blueprint', 'Math1'],
    ['one-route', 'Math2Easier'],
  ]);
  expect(found[2]?.text).toBe(
    '“Math Module 1 Mock Test”: 2 questions of the kind “Typed answer”, 1 wanted: 1 too many.',
  );
  expect(found[3]?.subject).toEqual({ kind: 'sat_test', id: 'E', section: 'Math2Easier', variant: 'mock' });
});
