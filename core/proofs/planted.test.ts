import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FindingName } from './finding.ts';
import { image } from './testing/authored-question.ts';
import { sequence, set } from './testing/parts.ts';
import { ground, planters } from './testing/planters.ts';
import { soundQuestion, soundSequence } from './testing/sound-sequence.ts';
import { unfinished } from './unfinished.ts';

/**
 * Random sequences link back after wrong answers, and random sets may be short; other tests cover
 * these findings.
 */
const drawnSo: readonly FindingName[] = ['endless-when-wrong', 'short-set'];
const where = (...parts: Parameters<typeof unfinished>[0]) =>
  unfinished(parts, []).flatMap(({ name, subject }) => (drawnSo.includes(name) ? [] : [[name, subject.id]]));

describe('of random sequences', () => {
  it('nothing is found in a valid one, nor in a set of its questions', () => {
    fc.assert(
      fc.property(soundSequence, (questions) => {
        expect(where(sequence(...questions), set(...questions))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('nothing is found before a fault is injected', () => {
    fc.assert(
      fc.property(soundSequence, soundQuestion, fc.nat(), (questions, planted, before) => {
        expect(where(sequence(...ground(questions, planted, before).questions))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  const planted = Object.entries(planters).flatMap(([name, ways]) =>
    ways.map((plant, at) => [name as FindingName, at + 1, plant] as const),
  );
  it.each(planted)('%s (%i) is found where it was injected, and nothing else', (name, _at, plant) => {
    fc.assert(
      fc.property(soundSequence, soundQuestion, fc.nat(), (sound, question, before) => {
        const { questions, at = 'planted' } = plant(ground(sound, question, before));
        expect(where(sequence(...questions))).toEqual([[name, at]]);
      }),
      // For each of thirty injectors. Every test run draws other sequences.
      { numRuns: 50 },
    );
  });
});

describe('of random sets', () => {
  it('a question that cannot be right among fewer than four others is found, with the set', () => {
    fc.assert(
      fc.property(fc.array(soundQuestion, { maxLength: 8 }), fc.nat(8), (sound, before) => {
        const questions = sound.map((one, n) => ({ ...one, id: `q${n}` }));
        const [wrong] = questions;
        if (!wrong) return;
        const broken = { ...wrong, id: 'broken', answers: [] };
        questions.splice(before % questions.length, 0, broken);
        const found = where(set(...questions.map((one, position) => ({ ...one, position }))));
        expect(found.filter(([name]) => name !== 'empty-explanation')).toEqual([
          ...(questions.length < 5 ? [['no-four-in-a-row', 'P']] : []),
          ['no-answers', 'broken'],
        ]);
      }),
    );
  });

  it('hidden questions are not checked, and a set with only hidden ones has nothing to show', () => {
    fc.assert(
      fc.property(fc.array(soundQuestion, { maxLength: 4 }), (questions) => {
        const hidden = questions.map((one) => ({ ...one, question: [image('')], is_hidden: true }));
        expect(where(set(...hidden), sequence(...hidden))).toEqual([
          ['nothing-to-show', 'P'],
          ['nothing-to-show', 'S'],
        ]);
      }),
    );
  });
});
