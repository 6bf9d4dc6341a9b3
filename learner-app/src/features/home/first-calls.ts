import { ask } from '@fourfold/core/client/ask';
import type { Account } from '@fourfold/core/contract/session';
import type { Asked } from '@fourfold/core/contract/types';
import { assignmentsCall } from '../../assigning/assignments-call.ts';
import { seesAssignments } from '../../assigning/sees-assignments.ts';
import { today } from '../../assigning/today.ts';
import * as charts from './charts/calls.ts';
import { filterIn, rangeOf } from './charts/filter.ts';

/** Where the student can go on. */
export const startedCall = ask('GET /user_progresses/started');

/** All that the dashboard asks for, with the filter that is in its address. */
export function homeCalls(account: Account, query: URLSearchParams): Asked[] {
  const range = rangeOf(filterIn(query, today()));
  const { id } = account;
  return [
    ...(seesAssignments(account) ? [assignmentsCall] : []),
    startedCall,
    charts.answersCall(id, range),
    ...(account.tutor_login.status ? [charts.timeCall(id, range), charts.averageCall(id, range)] : []),
    charts.satScoresCall,
    charts.satTestScoresCall,
    charts.satsProgressCall(id),
    charts.actScoresCall,
    charts.actTestScoresCall,
    charts.actsProgressCall(id),
  ];
}
