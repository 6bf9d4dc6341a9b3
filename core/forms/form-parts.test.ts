import { describe, expect, it } from 'vitest';
import { editionNames, examEditions } from '../exams/exam-editions.ts';
import { writtenParts } from './form-parts.ts';

describe('the parts of a form', () => {
  it.each(editionNames)('of %s have each section of a test on screen once, and none of a paper', (edition) => {
    const { sections, hasPaper } = examEditions[edition];
    const written = writtenParts(edition).flatMap(({ modules }) => modules);
    expect(written).toEqual(hasPaper ? [] : sections);
  });
});
