import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentFindings } from './content-findings.ts';
import type { FindingName } from './finding.ts';
import { image } from './testing/authored-question.ts';
import { faultInjectors, insertQuestion } from './testing/fault-injectors.ts';
import { problemSetPart, sequencePart } from './testing/parts.ts';
import { validQuestion, validSequence } from './testing/valid-sequence.ts';

/** Random sequences link back after wrong answers, and random sets may be short; other tests cover these findings. */
const ignoredFindings: readonly FindingName[] = ['endless-when-wrong', 'short-set'];
const where = (...parts: Parameters<typeof contentFindings>[0]) =>
  contentFindings(parts, []).flatMap(({ name, subject }) =>
    ignoredFindings.includes(name) ? [] : [[name, subject.id]],
  );

describe('of random sequences', () => {
  it('nothing is found in a valid one, nor in a set of its questions', () => {
    fc.assert(
      fc.property(validSequence, (questions) => {
        expect(where(sequencePart(...questions), problemSetPart(...questions))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('nothing is found before a fault is injected', () => {
    fc.assert(
      fc.property(validSequence, validQuestion, fc.nat(), (questions, injections, before) => {
        expect(where(sequencePart(...insertQuestion(questions, injections, before).questions))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  const injections = Object.entries(faultInjectors).flatMap(([name, ways]) =>
    ways.map((inject, at) => [name as FindingName, at + 1, inject] as const),
  );
  it.each(injections)('%s (%i) is found where it was injected, and nothing else', (name, _at, inject) => {
    fc.assert(
      fc.property(validSequence, validQuestion, fc.nat(), (sound, question, before) => {
        const { questions, at = 'planted' } = inject(insertQuestion(sound, question, before));
        expect(where(sequencePart(...questions))).toEqual([[name, at]]);
      }),
      // For each of thirty injectors. Every test run draws other sequences.
      { numRuns: 50 },
    );
  });
});

describe('of random sets', () => {
  it('a question that cannot be right among fewer than four others is found, with the set', () => {
    fc.assert(
      fc.property(fc.array(validQuestion, { maxLength: 8 }), fc.nat(8), (sound, before) => {
        const questions = sound.map((one, n) => ({ ...one, id: `q${n}` }));
        const [wrong] = questions;
        if (!wrong) return;
        const broken = { ...wrong, id: 'broken', answers: [] };
        questions.splice(before % questions.length, 0, broken);
        const found = where(problemSetPart(...questions.map((one, position) => ({ ...one, position }))));
        expect(found.filter(([name]) => name !== 'empty-explanation')).toEqual([
          ...(questions.length < 5 ? [['no-four-in-a-row', 'P']] : []),
          ['no-answers', 'broken'],
        ]);
      }),
    );
  });

  it('hidden questions are not checked, and a set with only hidden ones has nothing to show', () => {
    fc.assert(
      fc.property(fc.array(validQuestion, { maxLength: 4 }), (questions) => {
        const hidden = questions.map((one) => ({ ...one, question: [image('')], is_hidden: true }));
        expect(where(problemSetPart(...hidden), sequencePart(...hidden))).toEqual([
          ['nothing-to-show', 'P'],
          ['nothing-to-show', 'S'],
        ]);
      }),
    );
  });
});
