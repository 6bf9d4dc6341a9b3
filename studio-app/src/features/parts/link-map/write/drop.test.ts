import type { Question } from '@fourfold/core/contract/content';
import { aMap, aMapAnswer, aMapQuestion, aMapSet, nowhere } from '@fourfold/core/simulation/testing/maps';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphOf } from '../sequence-graph.ts';
import { dropOfEnd, dropOfHandle, dropOfRemoval } from './drop.ts';
import { type LinkChange, presentTarget, reversed } from './link-changes.ts';

type Target = { question: string | null; set: string | null };
type Spec = { right?: Target; wrong?: Target; answers?: Record<string, Target> };

const leadsTo = (question: string | null, set: string | null = null): Target => ({ question, set });

/** The questions 1, 2 and so on of the desk, and their map with the sets S and T. */
function sequence(...specs: Spec[]) {
  const questions = specs.map(({ right = nowhere, wrong = nowhere, answers = {} }, at) => ({
    id: `${at + 1}`,
    is_free_response: false,
    link_right_question_id: right.question,
    link_right_problemset_id: right.set,
    link_wrong_question_id: wrong.question,
    link_wrong_problemset_id: wrong.set,
    answers: Object.entries(answers).map(([id, leads]) => ({
      id,
      next_question_id: leads.question,
      link_problemset: leads.set === null ? null : { _id: leads.set, title: leads.set },
    })),
  })) as unknown as Question[];
  const map = aMap(
    specs.map(({ right, wrong, answers = {} }, at) =>
      aMapQuestion(`${at + 1}`, {
        ...(right && { right }),
        ...(wrong && { wrong }),
        answers: Object.entries(answers).map(([id, leads], n) => aMapAnswer(id, { correct: n === 0, leads })),
      }),
    ),
    [aMapSet('S'), aMapSet('T')],
  );
  const graph = graphOf(map);
  return {
    questions,
    drag: (edgeId: string, to: string | null) => {
      const edge = graph.edges.find(({ id }) => id === edgeId);
      if (!edge) throw new Error(`There is no line ${edgeId}.`);
      return dropOfEnd(questions, graph, edge, graph.nodes.find(({ id }) => id === to) ?? null);
    },
    draw: (question: string, source: LinkChange['source'], to: string | null) =>
      dropOfHandle(questions, { question, source }, graph.nodes.find(({ id }) => id === to) ?? null),
  };
}

const change = (
  question: string,
  source: LinkChange['source'],
  kind: LinkChange['kind'],
  from: string | null,
  to: string | null,
) => ({
  ...{ question, source, kind, from, to },
});

describe('a handle that is dropped', () => {
  const { draw } = sequence(
    { right: leadsTo('2'), wrong: leadsTo('2', 'S'), answers: { a: nowhere, b: leadsTo('2') } },
    {},
  );

  it('on a question or a problem set links to it, and says what it replaces', () => {
    expect(draw('2', 'wrong', '1')).toEqual({
      means: 'change',
      changes: [change('2', 'wrong', 'question', null, '1')],
    });
    expect(draw('2', 'right', 'S 2')).toEqual({
      means: 'change',
      changes: [change('2', 'right', 'problemset', null, 'S')],
    });
    expect(draw('2', 'right', '1')).toMatchObject({ means: 'change' });
  });

  it('on no node asks for a new question', () => {
    expect(draw('1', { answer: 'a' }, null)).toEqual({ means: 'new-question', question: '1', source: { answer: 'a' } });
  });

  it('on its own question, or where it leads already, changes nothing', () => {
    expect(draw('1', 'right', '1')).toEqual({ means: 'nothing', why: 'A question cannot lead to itself.' });
    expect(draw('1', { answer: 'b' }, '2')).toEqual({ means: 'nothing', why: 'It already leads there.' });
  });
});

describe('the end of a line that is dropped', () => {
  it('on another question moves all links that the line shows, of outcomes and answers', () => {
    const { drag } = sequence(
      { right: leadsTo('2'), answers: { a: nowhere, b: leadsTo('2'), c: leadsTo('3') } },
      {},
      {},
    );
    expect(drag('1 > 2', '3')).toEqual({
      means: 'change',
      changes: [change('1', 'right', 'question', '2', '3'), change('1', { answer: 'b' }, 'question', '2', '3')],
    });
  });

  it('leaves links alone that lead to the same question through a problem set', () => {
    const { drag } = sequence({ right: leadsTo('2'), wrong: leadsTo('2', 'S') }, {}, {});
    expect(drag('1 > 2', null)).toEqual({ means: 'change', changes: [change('1', 'right', 'question', '2', null)] });
    expect(drag('1 > S 2', null)).toEqual({
      means: 'change',
      changes: [change('1', 'wrong', 'problemset', 'S', null)],
    });
  });

  it('of a line from a problem set moves the link of the only question that leads through it', () => {
    const { drag } = sequence({ wrong: leadsTo('2', 'S') }, {}, {});
    expect(drag('S 2 > 2', '3')).toEqual({ means: 'change', changes: [change('1', 'wrong', 'question', '2', '3')] });
    const shared = sequence({ wrong: leadsTo('3', 'S') }, { wrong: leadsTo('3', 'S') }, {}, {});
    expect(shared.drag('S 3 > 3', '4')).toMatchObject({ means: 'nothing', why: /^Several questions/ });
  });

  it('on a problem set replaces the link to the question', () => {
    const { drag } = sequence({ right: leadsTo('2') }, { wrong: leadsTo('1', 'T') });
    expect(drag('1 > 2', 'T 1')).toEqual({
      means: 'change',
      changes: [change('1', 'right', 'question', '2', null), change('1', 'right', 'problemset', null, 'T')],
    });
  });
});

it('removes the link to the question first, then that to the problem set, then none', () => {
  const removal = (spec: Spec) => dropOfRemoval(sequence(spec, {}).questions, { question: '1', source: 'right' });
  expect(removal({ right: leadsTo('2', 'S') })).toMatchObject({ changes: [{ kind: 'question', from: '2', to: null }] });
  expect(removal({ right: leadsTo(null, 'S') })).toMatchObject({
    changes: [{ kind: 'problemset', from: 'S', to: null }],
  });
  expect(removal({})).toEqual({ means: 'nothing', why: 'There is no link to remove.' });
});

const anyTarget = fc.record({
  question: fc.option(fc.constantFrom('1', '2', '3')),
  set: fc.option(fc.constantFrom('S', 'T')),
});
const anySpec = fc.record({ right: anyTarget, wrong: anyTarget, answers: fc.record({ a: anyTarget, b: anyTarget }) });

it('changes only links that are as the map shows them, and its reverse restores each', () => {
  const sources = fc.constantFrom<LinkChange['source']>('right', 'wrong', { answer: 'a' }, { answer: 'b' });
  fc.assert(
    fc.property(fc.tuple(anySpec, anySpec, anySpec), sources, fc.constantFrom('1', '2', '3'), (specs, source, to) => {
      const { questions, draw } = sequence(...specs);
      const drop = draw('1', source, to);
      if (drop.means !== 'change') return;
      for (const one of drop.changes) expect(presentTarget(questions, one)).toBe(one.from);
      const back = reversed(drop.changes);
      expect(back.map(({ from, to: target }) => ({ from: target, to: from })).toReversed()).toEqual(
        drop.changes.map((one) => ({ from: one.from, to: one.to })),
      );
    }),
  );
});
