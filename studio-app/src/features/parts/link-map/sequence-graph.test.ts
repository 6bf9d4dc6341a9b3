import { sequenceModel } from '@fourfold/core/simulation/sequence-model';
import { aMap, aMapAnswer, aMapQuestion, aMapSet, aProvenMap, nowhere } from '@fourfold/core/simulation/testing/maps';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeLabel } from './map-labels.ts';
import { graphOf } from './sequence-graph.ts';

type QuestionFields = Parameters<typeof aMapQuestion>[1];

/** The edges of a sequence of these questions, such as "1 ✗ B > 2"; links to other questions are ignored. */
function edgesOf(first: QuestionFields, ...others: QuestionFields[]) {
  const questions = [first, ...others].map((part, at) => aMapQuestion(`${at + 1}`, part));
  const sets = [aMapSet('S'), aMapSet('T', 'unpublished')];
  return graphOf(aMap(questions, sets)).edges.map((edge) => `${edge.from} ${edgeLabel(edge)} > ${edge.to}`);
}

const leadsTo = (question: string | null, set: string | null = null) => ({ question, set });
const [right, b, c] = [aMapAnswer('A', { correct: true }), aMapAnswer('B'), aMapAnswer('C')];

describe('a sequence as a graph', () => {
  it('distinguishes links after right and wrong answers', () => {
    expect(
      edgesOf({ right: leadsTo('2'), wrong: leadsTo('3') }, { right: leadsTo('3'), wrong: leadsTo('1') }, {}),
    ).toEqual(['1 ✓ > 2', '1 ✗ > 3', '2 ✓ > 3', '2 ✗ > 1', '3 ✓ ✗ > end']);
  });

  it('has one line if right and wrong answers lead to the same target', () => {
    expect(edgesOf({ right: leadsTo('2'), wrong: leadsTo('2') }, {})[0]).toBe('1 ✓ ✗ > 2');
  });

  it('leads through a set, which has one node for each question after it', () => {
    const { nodes } = graphOf(
      aMap(
        [
          aMapQuestion('1', { wrong: leadsTo('2', 'S'), right: leadsTo('2') }),
          aMapQuestion('2', { wrong: leadsTo(null, 'S'), right: nowhere }),
        ],
        [aMapSet('S')],
      ),
    );
    expect(nodes.map(({ id }) => id)).toEqual(['1', '2', 'S 2', 'S end']);
    expect(edgesOf({ wrong: leadsTo('2', 'S') }, { wrong: leadsTo(null, 'S') })).toEqual([
      '1 ✓ > end',
      '1 ✗ > S 2',
      'S 2  > 2',
      '2 ✓ > end',
      '2 ✗ > S end',
      'S end  > end',
    ]);
  });

  it('labels an answer’s own link with its letter, unless the question has a link for the outcome', () => {
    const answers = [right, { ...b, leads: leadsTo('2') }, { ...c, leads: leadsTo('3') }];
    expect(edgesOf({ right: leadsTo('2'), answers }, {}, {}).slice(0, 2)).toEqual(['1 ✓ ✗ B > 2', '1 ✗ C > 3']);
    expect(edgesOf({ right: leadsTo('2'), wrong: leadsTo('3'), answers }, {}, {}).slice(0, 2)).toEqual([
      '1 ✓ > 2',
      '1 ✗ > 3',
    ]);
  });

  it('leads to the end by the letters of the wrong answers without a link, if another has one', () => {
    const answers = [right, { ...b, leads: leadsTo('2') }, c];
    expect(edgesOf({ right: leadsTo('2'), answers }, {}).slice(0, 2)).toEqual(['1 ✓ ✗ B > 2', '1 ✗ C > end']);
  });

  it('treats each single choice as wrong if several are right', () => {
    const answers = [{ ...right, leads: leadsTo('2') }, { ...b, correct: true }, c];
    expect(edgesOf({ answers }, {}).slice(0, 3)).toEqual(['1 ✓ ✗ B, C > end', '1 ✗ A > 2', '2 ✓ ✗ > end']);
  });

  it('has no edge after right answers if none is right, and none after wrong answers if every choice is right', () => {
    expect(edgesOf({ can_be_right: false, answers: [b], wrong: leadsTo('2') }, {})[0]).toBe('1 ✗ > 2');
    expect(edgesOf({ answers: [right], right: leadsTo('2') }, {}).filter((edge) => edge.startsWith('1'))).toEqual([
      '1 ✓ > 2',
    ]);
    const typed = { is_free_response: true, answers: [] };
    expect(edgesOf({ ...typed, right: leadsTo('2') }, {}).slice(0, 2)).toEqual(['1 ✓ > 2', '1 ✗ > end']);
  });

  it('draws a link to a closed target, and the links of the answers that students follow instead', () => {
    const answers = [right, { ...b, leads: leadsTo('2') }, { ...c, leads: leadsTo('3') }];
    expect(edgesOf({ right: leadsTo('2'), wrong: leadsTo(null, 'T'), answers }, {}, {}).slice(0, 4)).toEqual([
      '1 ✓ ✗ B > 2',
      '1 ✗ > T end',
      'T end  > end',
      '1 ✗ C > 3',
    ]);
    expect(
      edgesOf({ right: leadsTo('2'), wrong: leadsTo('4'), answers }, {}, {}, { is_hidden: true }).slice(0, 3),
    ).toEqual(['1 ✓ ✗ B > 2', '1 ✗ > 4', '1 ✗ C > 3']);
  });

  it('draws hidden targets, and ends where a question was deleted', () => {
    expect(edgesOf({ right: leadsTo('gone'), wrong: leadsTo('2', 'T') }, { is_hidden: true })).toEqual([
      '1 ✓ > end',
      '1 ✗ > T 2',
      'T 2  > 2',
      '2 ✓ ✗ > end',
    ]);
  });
});

const states = ['shown', 'endless', 'empty', 'unpublished', 'deleted'] as const;
const anyLeads = fc.record({
  question: fc.option(fc.constantFrom('1', '2', '3', 'gone')),
  set: fc.option(fc.constantFrom(...states), { freq: 1 }),
});
const anyQuestion = fc.record({
  is_hidden: fc.boolean(),
  right: fc.oneof(fc.constant(nowhere), anyLeads),
  wrong: fc.oneof(fc.constant(nowhere), anyLeads),
  answers: fc.array(
    fc.record({ id: fc.uuid(), correct: fc.boolean(), leads: fc.oneof(fc.constant(nowhere), anyLeads) }),
    { minLength: 1, maxLength: 4 },
  ),
});

it('draws each link that simulated students follow from a question', () => {
  fc.assert(
    fc.property(fc.tuple(anyQuestion, anyQuestion, anyQuestion), (drawn) => {
      const map = aProvenMap(
        drawn.map((part, at) =>
          aMapQuestion(`${at + 1}`, { ...part, can_be_right: part.answers.some(({ correct }) => correct) }),
        ),
        states.map((state) => aMapSet(state, state)),
      );
      const { edges } = graphOf(map);
      for (const { id, right, wrong } of sequenceModel(map).questions) {
        const drawnTo = edges.filter(({ from }) => from === id).map(({ to }) => to);
        for (const way of right ? [right, ...wrong] : wrong) {
          // A set that is not entered is skipped by students, but it is drawn.
          const next = way.question ?? '';
          const isDrawn = way.problemset
            ? drawnTo.some((to) => to.startsWith(`${way.problemset} `))
            : next === '' || drawnTo.some((to) => to === next || to.endsWith(` ${next}`));
          expect([way, drawnTo, isDrawn]).toEqual([way, drawnTo, true]);
        }
      }
    }),
    { numRuns: 500 },
  );
});
