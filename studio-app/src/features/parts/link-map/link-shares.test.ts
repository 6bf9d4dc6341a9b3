import type { ItemStatistics, SequenceMap } from '@fourfold/core/contract/proofs';
import { sequenceModel } from '@fourfold/core/simulation/sequence-model';
import { simulate } from '@fourfold/core/simulation/simulate';
import { aMapAnswer, aMapQuestion, aMapSet, aProvenMap } from '@fourfold/core/simulation/testing/maps';
import { describe, expect, it } from 'vitest';
import { realShares, simulatedShares } from './link-shares.ts';
import { graphOf } from './sequence-graph.ts';

const leadsTo = (question: string | null, set: string | null = null) => ({ question, set });

function simulated(map: SequenceMap, kind: 'right' | 'wrong') {
  const result = simulate(sequenceModel(map), { policy: { kind }, students: 10, seed: 1 });
  return Object.fromEntries(simulatedShares(map, graphOf(map), result));
}

function statistics(id: string, facility: number, choices: Record<string, number> = {}): [string, ItemStatistics] {
  const counts = Object.entries(choices).map(([answer_id, share]) => ({ answer_id, share, count: 1 }));
  const none = { discrimination: null, median_seconds: 1, wrong_texts: [], doubt: null, key_changed_at: null };
  const item = { question_id: id, students: 20, facility, choices: counts, counted_until: '2026-01-01T00:00:00Z' };
  return [id, { ...none, ...item }];
}

describe('the share of simulated students', () => {
  it('is on the lines into a set and out of it, and 0 on lines that nobody takes', () => {
    const map = aProvenMap(
      [aMapQuestion('1', { right: leadsTo('2', 's'), wrong: leadsTo('2') }), aMapQuestion('2')],
      [aMapSet('s')],
    );
    expect(simulated(map, 'right')).toEqual({ '1 > s 2': 1, 's 2 > 2': 1, '1 > 2': 0, '2 > end': 1 });
  });

  it('is on the line through a closed set, which students pass by', () => {
    const map = aProvenMap(
      [aMapQuestion('1', { right: leadsTo('2', 's'), wrong: leadsTo('2', 's') }), aMapQuestion('2')],
      [aMapSet('s', 'unpublished')],
    );
    expect(simulated(map, 'wrong')).toMatchObject({ '1 > s 2': 1 });
  });
});

describe('the share of real students', () => {
  it('is that of right and wrong first answers, only where there are statistics', () => {
    const map = aProvenMap([aMapQuestion('1', { right: leadsTo('2'), wrong: leadsTo('1') }), aMapQuestion('2')]);
    const shares = realShares(map, graphOf(map), new Map([statistics('1', 0.75)]));
    expect(Object.fromEntries(shares)).toEqual({ '1 > 2': 0.75, '1 > 1': 0.25 });
  });

  it('adds up the choices that lead to the same target by their own links', () => {
    const [a, b, c] = [aMapAnswer('a', { correct: true }), aMapAnswer('b'), aMapAnswer('c', { leads: leadsTo('2') })];
    const d = aMapAnswer('d', { leads: leadsTo('2') });
    const map = aProvenMap([aMapQuestion('1', { right: leadsTo('1'), answers: [a, b, c, d] }), aMapQuestion('2')]);
    const shares = realShares(
      map,
      graphOf(map),
      new Map([statistics('1', 0.5, { a: 0.5, b: 0.25, c: 0.125, d: 0.125 })]),
    );
    expect(Object.fromEntries(shares)).toEqual({ '1 > 1': 0.5, '1 > end': 0.25, '1 > 2': 0.25 });
  });

  it('is unknown where several answers are right and answers have their own links', () => {
    const answers = [aMapAnswer('a', { correct: true, leads: leadsTo('2') }), aMapAnswer('b', { correct: true })];
    const map = aProvenMap([aMapQuestion('1', { answers }), aMapQuestion('2')]);
    expect(realShares(map, graphOf(map), new Map([statistics('1', 0.5, { a: 0.9, b: 0.8 })])).size).toBe(0);
  });
});
