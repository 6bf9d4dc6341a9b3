import { weekWindow } from '@fourfold/core/charts/periods';
import type { CallSpec, Role } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import type { ChartType } from '@fourfold/core/contract/dashboard';

/** An API call: "METHOD /path" and an optional body. */
export type ApiCall = { call: string; body?: object };

/** Number of sequences in the tree that scale-content.sql creates. */
const sequences = 500;

/** The calls of a student's dashboard. */
export function dashboardCalls(n: number): ApiCall[] {
  return firstOfDashboard(n, 'weekly', (who) => who.includes('student'));
}

/** Those of the day's first one, which also asks what comes back; later ones have it in the cache. */
export function firstDashboardCalls(n: number): ApiCall[] {
  return [...dashboardCalls(n), { call: `GET /mistakes/due?day=${new Date().toISOString().slice(0, 10)}` }];
}

/** The additional calls of an impersonating tutor, for a year, which is the longest period. */
export function impersonationCalls(n: number): ApiCall[] {
  return firstOfDashboard(n, 'monthly', (who) => !who.includes('student'));
}

function firstOfDashboard(n: number, type: ChartType, admits: (who: readonly Role[]) => boolean): ApiCall[] {
  const { start, end } = weekWindow(new Date().toISOString().slice(0, 10));
  const user_id = studentId(n);
  const bodies: Readonly<Record<string, object>> = {
    charts: { ...chart(user_id, start, end), type },
    own: { user_id },
  };
  return Object.entries<CallSpec>(contract).flatMap(([call, { firstOf, who, sealed }]) => {
    if (!firstOf?.includes('dashboard') || !admits(who)) return [];
    const body = typeof sealed === 'string' ? bodies[sealed] : undefined;
    return [{ call, ...(body && { body }) }];
  });
}

/** The longest page of a tutor's students. */
export const studentsCalls: ApiCall[] = [{ call: 'GET /accounts/get_my_students?offset=1&limit=100' }];

/** The super admin's list of tutors with their students. */
export const tutorsCalls: ApiCall[] = [{ call: 'GET /users/tutors' }];

/** The calls of a student's SAT page with one SAT open. */
export function satCalls(n: number): ApiCall[] {
  const sat_id = idOf(6, 1 + (n % 10));
  return [
    { call: 'GET /sats_users?isPublish=true' },
    { call: 'GET /user_sats' },
    { call: `GET /sat_questions?sat_id=${sat_id}` },
    { call: 'POST /user_progresses/get_user_sat_sequences_progress', body: { sat_id } },
  ];
}

/** The calls of the studio's tree and of a sequence's page. */
export function treeCalls(n: number): ApiCall[] {
  const sequence = sequenceOf(n);
  return [
    { call: 'GET /topics' },
    { call: `GET /subsubtopics/${sequence}` },
    { call: `GET /question_subsubtopics?subsubtopic_id=${sequence}` },
    { call: `GET /problem_sets?subsubtopic_id=${sequence}` },
  ];
}

/** Renames a sequence. */
export function renameCall(n: number): ApiCall {
  return { call: `PUT /subsubtopics/${sequenceOf(n)}`, body: { title: `Sequence ${n}` } };
}

/** Calls about the school: the statistics of a sequence, and all students, which must grow with it. */
export function schoolCalls(n: number): ApiCall[] {
  return [{ call: `GET /item_statistics?section=subsubTopic&id=${sequenceOf(n)}` }, { call: 'GET /users/students' }];
}

/** Reads the questions that a student answers in one sitting. */
export function questionsCall(n: number): ApiCall {
  return { call: `GET /question_subsubtopics?subsubtopic_id=${sequenceOf(n)}` };
}

/** Answers the first five of them right. */
export function sittingCalls(n: number, questions: { data: readonly Question[] }): ApiCall[] {
  return questions.data.slice(0, 5).map(({ id, answers }) => ({
    call: 'POST /user_questions/save_user_questions_progress',
    body: {
      id: crypto.randomUUID(),
      user_id: studentId(n),
      question_id: id,
      reference_type: 'HomeSubsubTopic',
      reference_id: sequenceOf(n),
      time_spent_before_answer: 30,
      given_answer_ids: answers.slice(0, 1).map((answer) => answer.id),
      given_free_response_answer: '',
    },
  }));
}

type Question = { id: string; answers: { id: string }[] };

function sequenceOf(n: number): string {
  return idOf(5, 1 + (n % sequences));
}

function studentId(n: number): string {
  return idOf(1, n);
}

/** The same id as the SQL function `bench_id`. */
function idOf(kind: number, n: number): string {
  return `0000000${kind}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

function chart(user_id: string, start_date: string, end_date: string) {
  const [selected_year, selected_month] = [Number(end_date.slice(0, 4)), Number(end_date.slice(5, 7))];
  return { user_id, start_date, end_date, selected_year, selected_month, type: 'weekly' };
}
