import { readFileSync } from 'node:fs';
import { contract } from '@fourfold/core/contract/contract';
import { expect, it } from 'vitest';

const nginx = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');

it('nginx repeats, after a process died, only POSTs that read or are idempotent', () => {
  const place = /location ~ (\S+) \{[^}]*non_idempotent/.exec(nginx)?.[1] ?? '';
  const again = Object.keys(contract)
    .filter((call) => call.startsWith('POST ') && new RegExp(place).test(`/api${call.slice('POST '.length)}`))
    .sort();
  const family = (name: 'sat' | 'act') => [
    `POST /user_${name}_test_progresses`,
    `POST /user_${name}_test_progresses/submit`,
  ];
  expect(again).toEqual(
    [
      'POST /user_progresses/get_act_problem_set_type_progress',
      'POST /user_progresses/get_act_type_progress',
      'POST /user_progresses/get_all_user_problemsets_progress',
      'POST /user_progresses/get_sat_problem_set_type_progress',
      'POST /user_progresses/get_sat_type_progress',
      'POST /user_progresses/get_user_act_sequences_progress',
      'POST /user_progresses/get_user_acts_progress',
      'POST /user_progresses/get_user_problemset_progress',
      'POST /user_progresses/get_user_progress',
      'POST /user_progresses/get_user_sat_sequences_progress',
      'POST /user_progresses/get_user_sats_progress',
      'POST /user_progresses/save_user_problemset_progress',
      'POST /user_progresses/save_user_progress',
      'POST /user_questions/average_time_spent_by_user',
      'POST /user_questions/correct_incorrect_questions',
      'POST /user_questions/save_user_questions_progress',
      'POST /user_questions/time_spent_by_user',
      ...family('act'),
      ...family('sat'),
    ].sort(),
  );
});
