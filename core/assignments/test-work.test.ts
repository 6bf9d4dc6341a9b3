import { describe, expect, it } from 'vitest';
import { testReferences } from '../contract/practice.ts';
import { type SectionState, testProgress } from './test-progress.ts';
import { findTestWork, type TestWork, testWorkOf, testWorks, testWorkTitle } from './test-work.ts';

const must = (work: TestWork | null): TestWork => {
  if (!work) throw new Error('no such test');
  return work;
};
const bothSections = must(findTestWork({ edition: 'sat-paper', variant: 'mock', section: null }));

describe('the tests that can be assigned', () => {
  it('are all sections of a test, and each section, mock and real', () => {
    const names = testWorks.map(({ family, variant, section }) => `${family} ${variant} ${section}`);
    expect(names).toEqual([
      'sat mock null',
      'sat mock MathNoCalc',
      'sat mock MathCalc',
      'sat real null',
      'sat real MathNoCalc',
      'sat real MathCalc',
      'act mock Mathematics',
      'act real Mathematics',
      'sat mock null',
      'sat mock ReadingWriting1',
      'sat mock Math1',
      'sat real null',
      'sat real ReadingWriting1',
      'sat real Math1',
      'sat mock null',
      'sat mock LinearReadingWriting1',
      'sat mock LinearMath1',
      'sat real null',
      'sat real LinearReadingWriting1',
      'sat real LinearMath1',
      'act mock null',
      ...['English', 'Mathematics', 'Reading', 'Science'].map((name) => `act mock Enhanced${name}`),
      'act real null',
      ...['English', 'Mathematics', 'Reading', 'Science'].map((name) => `act real Enhanced${name}`),
    ]);
  });

  it('are stored by a reference of their own, which begins with that of their answers', () => {
    expect(new Set(testWorks.map(({ reference }) => reference)).size).toBe(testWorks.length);
    for (const work of testWorks) {
      expect(testWorkOf(work.reference)).toBe(work);
      expect(work.reference.split('/')[0]).toBe(work.answers);
      expect(testReferences).toContain(work.answers);
    }
    expect(testWorkOf('HomeProblemSetQuestions')).toBeNull();
  });

  it('need the flags of all sections of the variant', () => {
    const section = must(findTestWork({ edition: 'sat-paper', variant: 'real', section: 'MathCalc' }));
    expect(section.flags).toEqual(['math_no_calc_real_test_publish', 'math_calc_real_test_publish']);
  });

  it('have the title of the exam, and of the section if it is one', () => {
    expect(testWorkTitle('SAT 1', bothSections)).toBe('SAT 1');
    const section = must(findTestWork({ edition: 'sat-paper', variant: 'mock', section: 'MathCalc' }));
    expect(testWorkTitle('SAT 1', section)).toBe('SAT 1, Math - Calculator');
  });
});

describe('the progress in an assigned test', () => {
  const begun = (section: string, answered: number): SectionState => ({
    ...{ section, answered, questions: 20, submitted: false, next_section: null },
  });
  const submitted = (section: string): SectionState => ({ ...begun(section, 3), submitted: true });

  it('is none before the first entry, and leads to the first section', () => {
    expect(testProgress(bothSections, [])).toEqual({ progress: null, next_section: 'MathNoCalc' });
  });

  it('counts answered questions, and a submitted section in full', () => {
    expect(testProgress(bothSections, [begun('MathNoCalc', 10)]).progress?.percent_complete).toBe(25);
    expect(testProgress(bothSections, [submitted('MathNoCalc')])).toEqual({
      progress: { total_correct: 0, percent_complete: 50 },
      next_section: 'MathCalc',
    });
  });

  it('is 100 percent only once all sections are submitted', () => {
    const answered = [submitted('MathNoCalc'), begun('MathCalc', 20)];
    expect(testProgress(bothSections, answered).progress?.percent_complete).toBe(99);
    expect(testProgress(bothSections, [submitted('MathNoCalc'), submitted('MathCalc')])).toEqual({
      progress: { total_correct: 0, percent_complete: 100 },
      next_section: null,
    });
  });

  it('follows the module that the first one’s result chose', () => {
    const math = must(findTestWork({ edition: 'sat-digital', variant: 'mock', section: 'Math1' }));
    const first = (next_section: string | null) => ({ ...submitted('Math1'), next_section });
    expect(testProgress(math, [begun('Math1', 10)])).toMatchObject({ progress: { percent_complete: 25 } });
    expect(testProgress(math, [first('Math2Harder')])).toEqual({
      progress: { total_correct: 0, percent_complete: 50 },
      next_section: 'Math2Harder',
    });
    const other = { ...submitted('Math2Easier') };
    expect(testProgress(math, [first('Math2Harder'), other]).next_section).toBe('Math2Harder');
    expect(testProgress(math, [first('Math2Harder'), submitted('Math2Harder')])).toMatchObject({ next_section: null });
    expect(testProgress(math, [first(null)])).toMatchObject({
      progress: { percent_complete: 100 },
      next_section: null,
    });
  });

  it('ignores sections that were not assigned', () => {
    const section = must(findTestWork({ edition: 'sat-paper', variant: 'mock', section: 'MathCalc' }));
    expect(testProgress(section, [submitted('MathNoCalc')])).toEqual({ progress: null, next_section: 'MathCalc' });
  });
});
