import { describe, expect, it } from 'vitest';
import { Act, Sat } from '../contract/exams.ts';
import { allSections, classicEditions, editionNames, editionsOf, editionWith, examEditions } from './exam-editions.ts';
import { examFamilies, type Family } from './families.ts';

const families = Object.keys(examFamilies) as Family[];

describe('the editions of a family', () => {
  it('begin with that of the specification, which has its sections', () => {
    for (const family of families) {
      const [first] = editionsOf(family);
      expect(first).toBe(classicEditions[family]);
      expect(examEditions[classicEditions[family]].sections).toEqual(examFamilies[family].sections);
    }
    expect(families.flatMap(editionsOf).toSorted()).toEqual([...editionNames].toSorted());
  });

  it('are those of the wire', () => {
    expect(Sat.shape.edition.options).toEqual(editionsOf('sat'));
    expect(Act.shape.edition.options).toEqual(editionsOf('act'));
  });

  it('have no section and no publish flag in common', () => {
    for (const family of families) {
      const sections = allSections(family);
      const flags = sections.flatMap(({ test }) => (test ? Object.values(test.publish) : []));
      expect(new Set(sections.map(({ type }) => type)).size).toBe(sections.length);
      expect(new Set(flags).size).toBe(flags.length);
      for (const { type } of sections) {
        const name = editionWith(family, type);
        expect(name && examEditions[name].sections.map((one) => one.type)).toContain(type);
      }
      expect(editionWith(family, 'Latin')).toBeUndefined();
    }
  });
});

it('the first module of the digital SAT’s math has 22 questions in 35 minutes, and its clock ends it', () => {
  expect(examEditions['sat-digital'].sections).toMatchObject([
    { type: 'Math1', questions: 22, options: 4, test: { minutes: 35, calculator: true, endsByClock: true } },
  ]);
});
