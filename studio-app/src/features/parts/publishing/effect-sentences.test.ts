import type { PublishEffect } from '@fourfold/core/contract/publishing';
import { describe, expect, it } from 'vitest';
import { effectSentences } from './effect-sentences.ts';

const anEffect = (more: Partial<PublishEffect> = {}): PublishEffect => ({
  ...{ title: 'Fractions', isPublish: false, above: [], students: 12, practising: 0 },
  ...{ unfinished: [], unfinished_count: 0 },
  ...more,
});
const aTopic = { kind: 'topic', title: 'Numbers' } as const;
const aSubtopic = { kind: 'subtopic', title: 'Parts' } as const;

describe('the effect of publishing', () => {
  it('names the number of students who will see it', () => {
    expect(effectSentences(anEffect(), true)).toEqual(['12 students will see this.']);
    expect(effectSentences(anEffect({ students: 1 }), true)).toEqual(['1 student will see this.']);
    expect(effectSentences(anEffect({ students: 12_500 }), true)).toEqual(['12,500 students will see this.']);
    expect(effectSentences(anEffect({ students: 0 }), true)).toEqual([
      'No student is active: nobody will see this yet.',
    ]);
  });

  it('names the unpublished parents that still hide it', () => {
    expect(effectSentences(anEffect({ above: [aTopic] }), true)).toEqual([
      'Students will not see it yet: the topic “Numbers” is not published. Once it is, 12 students will.',
    ]);
    expect(effectSentences(anEffect({ above: [aTopic, aSubtopic], students: 1 }), true)).toEqual([
      'Students will not see it yet: the topic “Numbers” and the sub-topic “Parts” are not published. Once they are, 1 student will.',
    ]);
  });

  it('names the students who can continue, and that another super admin published it meanwhile', () => {
    expect(effectSentences(anEffect({ practising: 1, isPublish: true }), true)).toEqual([
      'It has been published meanwhile.',
      '12 students will see this.',
      '1 student was in the middle of it and can go on.',
    ]);
  });
});

describe('the effect of unpublishing', () => {
  const shown = { isPublish: true };
  it('names the students who no longer see it and those in the middle of it, and that answers are kept', () => {
    expect(effectSentences(anEffect({ ...shown, practising: 3 }), false)).toEqual([
      '12 students will no longer see this.',
      '3 students are in the middle of it and cannot open it again. Whoever has it open can finish, and all answers are kept.',
    ]);
    expect(effectSentences(anEffect(shown), false)).toEqual([
      '12 students will no longer see this.',
      'Nobody is in the middle of it.',
    ]);
  });

  it('says that no student sees it now, and why', () => {
    expect(effectSentences(anEffect({ ...shown, above: [aTopic] }), false)[0]).toBe(
      'Students do not see it now: the topic “Numbers” is not published.',
    );
    expect(effectSentences(anEffect({ ...shown, students: 0 }), false)[0]).toBe(
      'No student is active: nobody sees this now.',
    );
    expect(effectSentences(anEffect(), false)[0]).toBe('It has been taken back meanwhile.');
  });
});
