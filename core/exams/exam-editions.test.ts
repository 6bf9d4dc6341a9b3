import { describe, expect, it } from 'vitest';
import { Act, Sat } from '../contract/exams.ts';
import { familyNames } from '../wire/exams/exam-family.ts';
import {
  allSections,
  classicEditions,
  type ExamEdition,
  editionNames,
  editionsOf,
  editionWith,
  examEditions,
  firstModules,
  isRouted,
  paperSections,
  partWith,
  secondModules,
  sectionsTaken,
} from './exam-editions.ts';

describe('the editions of a family', () => {
  it('begin with that of the specification, which has its sections', () => {
    for (const family of familyNames) {
      const [first] = editionsOf(family);
      expect(first).toBe(classicEditions[family]);
      expect(examEditions[classicEditions[family]].sections).toEqual(paperSections(family));
    }
    expect(familyNames.flatMap(editionsOf).toSorted()).toEqual([...editionNames].toSorted());
  });

  it('are those of the wire', () => {
    expect(Sat.shape.edition.options).toEqual(editionsOf('sat'));
    expect(Act.shape.edition.options).toEqual(editionsOf('act'));
  });

  it('have no section in common, and no publish flag but that of the modules of a section', () => {
    for (const family of familyNames) {
      const sections = allSections(family);
      expect(new Set(sections.map(({ type }) => type)).size).toBe(sections.length);
      for (const one of sections) {
        const sharing = sections.filter(({ test }) => test && one.test && test.publish.mock === one.test.publish.mock);
        const edition = editionWith(family, one.type);
        const part = edition && partWith(edition, one.type);
        if (one.test) expect(sharing.map(({ type }) => type)).toEqual(part?.modules.flat() ?? [one.type]);
      }
      for (const { type } of sections) {
        const name = editionWith(family, type);
        expect(name && examEditions[name].sections.map((one) => one.type)).toContain(type);
      }
      expect(editionWith(family, 'Latin')).toBeUndefined();
    }
  });
});

describe('the tests on screen', () => {
  const sizes = (name: 'sat-digital' | 'sat-digital-linear' | 'act-enhanced') =>
    examEditions[name].parts.map((part) => {
      const sections = sectionsTaken(name, part);
      return [part.title, ...sections.map(({ questions, test }) => `${questions} in ${test?.minutes}`)];
    });

  it('have the sections, modules and minutes that are given', () => {
    expect(sizes('sat-digital')).toEqual([
      ['Reading and Writing', '27 in 32', '27 in 32'],
      ['Math', '22 in 35', '22 in 35'],
    ]);
    expect(sizes('sat-digital-linear')).toEqual([
      ['Reading and Writing', '33 in 39', '33 in 39'],
      ['Math', '27 in 43', '27 in 43'],
    ]);
    expect(sizes('act-enhanced')).toEqual([
      ['English', '50 in 35'],
      ['Mathematics', '45 in 50'],
      ['Reading', '36 in 40'],
      ['Science', '40 in 40'],
    ]);
  });

  it('have a route after the first module of each adaptive section, and lead to its two second ones', () => {
    const routed = (name: 'sat-paper' | 'sat-digital' | 'act-enhanced') =>
      examEditions[name].sections.map(({ type }) => type).filter((type) => secondModules(name, type).length > 0);
    expect(routed('sat-digital')).toEqual(['ReadingWriting1', 'Math1']);
    expect([routed('act-enhanced'), routed('sat-paper')]).toEqual([[], []]);
    expect(secondModules('sat-digital', 'Math1')).toEqual(['Math2Easier', 'Math2Harder']);
    expect(secondModules('sat-digital', 'Math2Easier')).toEqual([]);
    expect(firstModules('sat-digital', 'Math2Harder')).toEqual(['Math1']);
    expect(firstModules('sat-digital', 'Math1')).toEqual([]);
    expect(examEditions['sat-digital'].parts.map(isRouted)).toEqual([true, true]);
    expect(secondModules('sat-digital-linear', 'LinearMath1')).toEqual(['LinearMath2']);
    expect(examEditions['sat-digital-linear'].parts.map(isRouted)).toEqual([false, false]);
  });

  it('are ended by their clock, and have parts of all their sections', () => {
    for (const name of editionNames.filter((one) => !examEditions[one].hasPaper)) {
      const { sections, parts }: ExamEdition = examEditions[name];
      expect(parts.flatMap(({ modules }) => modules.flat())).toEqual(sections.map(({ type }) => type));
      expect(sections.every(({ test }) => test?.endsByClock)).toBe(true);
    }
  });
});
