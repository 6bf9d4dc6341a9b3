import type { HealthEntry, RecordHealth } from '@fourfold/core/contract/proofs';
import { describe, expect, it } from 'vitest';
import { emptyText, entryGroups, pageCount, rangeText, summaryText } from './health-texts.ts';

describe('the texts of a health page', () => {
  it('give the page count for 20 rows a page, and the shown range', () => {
    expect([0, 1, 20, 21, 1_043].map(pageCount)).toEqual([1, 1, 1, 2, 53]);
    expect(rangeText(1, 7)).toBe('1 to 7 of 7');
    expect(rangeText(53, 1_043)).toBe('1,041 to 1,043 of 1,043');
  });

  it('name what an empty tab does not contain', () => {
    expect(emptyText('unpublished', 'Algebra')).toBe('Everything in “Algebra” is published.');
    expect(emptyText('broken', 'Algebra')).toBe('Nothing is broken in “Algebra”.');
    expect(emptyText('unchecked', 'Algebra')).toBe('No imported key in “Algebra” has to be looked at.');
    expect(emptyText('poor', 'Algebra')).toBe('Nothing is poor in “Algebra”.');
  });

  it('group successive entries of the same location', () => {
    const entry = (text: string, ...above: string[]) => ({ text, above }) as HealthEntry;
    const groups = entryGroups([
      entry('1', 'Algebra', 'Lines'),
      entry('2', 'Algebra', 'Lines'),
      entry('3'),
      entry('4'),
    ]);
    expect(groups.map(({ title, entries }) => [title, entries.map(({ text }) => text)])).toEqual([
      ['Algebra, Lines', ['1', '2']],
      ['', ['3', '4']],
    ]);
  });

  it('give the totals', () => {
    const said = (parts: number, published: number, questions: number) =>
      summaryText({ parts, published, questions } as RecordHealth);
    expect(said(15, 12, 1_204)).toBe('12 of 15 parts are published. 1,204 questions in all.');
    expect(said(1, 0, 1)).toBe('0 of 1 part is published. 1 question in all.');
  });
});
