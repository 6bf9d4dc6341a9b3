import * as fc from 'fast-check';
import type { ModelBranch, ModelQuestion, ModelSet, SequenceModel } from '../model.ts';

export const theEnd: ModelBranch = { problemset: null, question: null };
export const toQuestion = (question: string): ModelBranch => ({ problemset: null, question });
export const throughSet = (problemset: string, question: string | null): ModelBranch => ({ problemset, question });

export function aModelQuestion(id: string, part: Partial<ModelQuestion> = {}): ModelQuestion {
  return { id, position: 0, right: theEnd, wrong: [theEnd], ...part };
}

/** Questions with their indexes as positions. */
export function aModel(questions: readonly ModelQuestion[], sets: SequenceModel['sets'] = []): SequenceModel {
  return { questions: questions.map((question, position) => ({ ...question, position })), sets };
}

/** A set in which each question can be answered wrong. */
export function aModelSet(id: string, canBeRight: readonly boolean[]): ModelSet {
  return { id, questions: canBeRight.map((right) => ({ right, wrong: true })) };
}

/** q0 leads to q1 and so on to the end, for any answer. */
export function aLine(length: number): SequenceModel {
  const way = (n: number) => (n + 1 < length ? toQuestion(`q${n + 1}`) : theEnd);
  return aModel(Array.from({ length }, (_, n) => aModelQuestion(`q${n}`, { right: way(n), wrong: [way(n)] })));
}

/** A few questions and sets with random links: loops, endless sets, questions that cannot be answered. */
export function anyModel({ questions, sets }: { questions: number; sets: number }): fc.Arbitrary<SequenceModel> {
  const questionIds = Array.from({ length: questions }, (_, n) => `q${n}`);
  const setIds = Array.from({ length: sets }, (_, n) => `s${n}`);
  const way = fc.record({
    problemset: fc.option(fc.constantFrom(...setIds)),
    question: fc.option(fc.constantFrom(...questionIds), { freq: 5 }),
  });
  const ways = fc.record({ right: fc.option(way, { freq: 9 }), wrong: fc.array(way, { maxLength: 2 }) });
  const can = fc.record({ right: fc.boolean(), wrong: fc.boolean() });
  const sound = Array(2).fill({ right: true, wrong: true });
  return fc
    .record({
      ways: fc.array(ways, { minLength: questions, maxLength: questions }),
      sets: fc.array(fc.oneof(fc.array(can, { maxLength: 6 }), fc.constant(sound)), {
        minLength: sets,
        maxLength: sets,
      }),
    })
    .map((drawn) => ({
      questions: questionIds.map((id, n) => aModelQuestion(id, { ...drawn.ways[n], position: n })),
      sets: setIds.map((id, n) => ({ id, questions: drawn.sets[n] ?? [] })),
    }));
}
