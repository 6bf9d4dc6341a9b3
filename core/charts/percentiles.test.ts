import { describe, expect, it } from 'vitest';
import type { ActScore, SatScore } from '../contract/grades.ts';
import { actRecordScore, actScore } from '../scores/act-score.ts';
import { satRecordScore, satScore } from '../scores/sat-score.ts';
import { actPercentiles, satPercentiles } from './percentiles.ts';

const satRows = [
  ['Total', 'Nationally', 'User', 'Reading and Writing', 'Nationally', 'User', 'Math', 'Nationally', 'User'],
  ['1350', '91', '89', '640', '84', '80', '710', '95', '92'],
  ['150', '1', '1', '60', '1', '1', '45', '1', '1'],
];
const actRows = [
  ['English', '%', 'Math', '%', 'Reading', '%', 'Science', '%', 'Composite', '%'],
  ['28', '90', '26', '88', '22', '65', '28', '93', '26', '84'],
];
const sat = (scores: ReturnType<typeof satScore>): SatScore => ({
  ...{ sat_id: 'a', sat_title: 'One', type: 'RealSat', timed: {}, shows: {}, key_seen: {}, first: null },
  ...scores,
});
const act = (scores: ReturnType<typeof actScore>): ActScore => ({
  ...{ act_id: 'a', act_title: 'One', type: 'RealAct', timed: {}, shows: {}, key_seen: {}, first: null },
  ...scores,
});
const allRight = (...types: string[]) => ({
  submitted: Object.fromEntries(types.map((type) => [type, true])),
  wrong: Object.fromEntries(types.map((type) => [type, []])),
});

describe('the percentiles of scores', () => {
  it('of a SAT come from nine columns: national and user, of total, verbal and math [SCO-013]', () => {
    expect(satPercentiles(satRows, [sat(satRecordScore({ verbal: 640, math: 710 }))])).toEqual([
      { total: { national: 91, user: 89 }, verbal: { national: 84, user: 80 }, math: { national: 95, user: 92 } },
    ]);
  });

  it('of an ACT come from ten columns: four sections and the composite [SCO-013]', () => {
    const scores = [act(actRecordScore({ english: 28, math: 26, reading: 22, science: 28 }))];
    expect(actPercentiles(actRows, scores)).toEqual([
      { english: 90, math: 88, reading: 65, science: 93, composite: 84 },
    ]);
  });

  it('are null for a score without a row, a missing score, or a score that is not converted [SCO-013]', () => {
    const none = { national: null, user: null };
    expect(satPercentiles(satRows, [sat(satRecordScore({ verbal: 640 }))])).toEqual([
      { total: none, verbal: { national: 84, user: 80 }, math: none },
    ]);
    expect(satPercentiles(satRows, [sat(satRecordScore({ verbal: 630, math: 710 }))])?.[0]?.verbal).toEqual(none);
    const raw = allRight('Reading', 'Writing', 'MathNoCalc', 'MathCalc');
    const rows = [...satRows.slice(0, 1), ['154', '99', '99', '96', '99', '99', '58', '99', '99']];
    expect(satPercentiles(rows, [sat(satScore(raw, { kind: 'none' }))])).toEqual([
      { total: none, verbal: none, math: none },
    ]);
    const sections = allRight('English', 'Mathematics', 'Reading', 'Science');
    expect(actPercentiles(actRows, [act(actScore(sections, { kind: 'none' }))])?.[0]?.composite).toBeNull();
  });

  it('are null without a table, or with a table of an unknown layout [SCO-013]', () => {
    const scores = [sat(satRecordScore({ verbal: 640, math: 710 }))];
    expect(satPercentiles([], scores)).toBeNull();
    expect(satPercentiles(actRows, scores)).toBeNull();
    expect(actPercentiles(satRows, [])).toBeNull();
    expect(satPercentiles(satRows, [])).toEqual([]);
  });
});
