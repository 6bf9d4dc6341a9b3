import { describe, expect, it } from 'vitest';
import { actRecordScore } from '../scores/act-score.ts';
import { satRecordScore } from '../scores/sat-score.ts';
import { ActScore, gradeCalls, SatScore, UserAct, UserSat } from './grades.ts';

const id = '0190a6c0-0000-7000-8000-000000000001';

describe('what a student entered for a paper exam', () => {
  const flags = { Reading: true, Writing: false };
  const entered = {
    user_id: id,
    selectedWrong: '{"Reading":[1]}',
    selectedUncertain: '{}',
    bubbleSheetAnswer: '{"Reading":{"1":"A"}}',
    grade_submitted: flags,
    timed: flags,
    handed_in: {},
    firstSubmitted: '{"Reading":{"sheet":{"1":"A"},"wrong":[1],"at":"2026-11-25T14:00:00.000Z","key_seen":false}}',
  };

  it('is JSON texts and a flag per section for what is graded and timed, of a SAT or an ACT [CST-010]', () => {
    for (const [schema, exam] of [
      [UserSat, 'sat_id'],
      [UserAct, 'act_id'],
    ] as const) {
      const record = { ...entered, [exam]: id };
      expect(schema.parse(record)).toEqual(record);
      for (const field of Object.keys(record)) {
        const { [field]: _, ...without } = record as Record<string, unknown>;
        expect(schema.safeParse(without).success).toBe(false);
      }
      for (const json of ['selectedWrong', 'selectedUncertain', 'bubbleSheetAnswer', 'firstSubmitted'])
        expect(schema.safeParse({ ...record, [json]: { Reading: [1] } }).success).toBe(false);
      for (const bySection of ['grade_submitted', 'timed'])
        expect(schema.safeParse({ ...record, [bySection]: { Reading: 'true' } }).success).toBe(false);
    }
  });

  it('may be saved in part', () => {
    expect(gradeCalls['POST /user_sats'].body.safeParse({ sat_id: id, timed: { Reading: true } }).success).toBe(true);
    expect(gradeCalls['POST /user_acts'].body.safeParse({ sat_id: id }).success).toBe(false);
  });
});

describe('a score record', () => {
  const uncorrected = { shows: {}, key_seen: {}, first: null };

  it('of a SAT has its title, type, verbal, math, grand score and timed flags [SCO-001]', () => {
    const record = { sat_id: id, sat_title: 'May', type: 'RealSat', timed: { Reading: true }, ...uncorrected };
    const score = SatScore.parse({ ...record, ...satRecordScore({ verbal: 600, math: 650 }) });
    expect(score).toMatchObject({
      ...record,
      score_present: true,
      total_verbal_score: { value: 600 },
      total_math_score: { value: 650 },
      grand_score: { value: 1250 },
    });
    expect(Object.keys(SatScore.shape).toSorted()).toEqual(Object.keys(score).toSorted());
  });

  it('of an ACT has its title, type, four scores, the composite and timed flags [SCO-002]', () => {
    const record = { act_id: id, act_title: 'June', type: 'RealAct', timed: { Science: false }, ...uncorrected };
    const score = ActScore.parse({ ...record, ...actRecordScore({ english: 30, math: 28, reading: 26, science: 24 }) });
    expect(score).toMatchObject({
      ...record,
      score_present: true,
      total_english_score: { value: 30 },
      total_math_score: { value: 28 },
      total_reading_score: { value: 26 },
      total_science_score: { value: 24 },
      grand_score: { value: 27 },
    });
    expect(Object.keys(ActScore.shape).toSorted()).toEqual(Object.keys(score).toSorted());
  });
});
