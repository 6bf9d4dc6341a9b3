import { personRows } from '@fourfold/server/testing/planting/person';
import { row } from '@fourfold/server/testing/planting/rows';

/** Database rows of one student's reports on questions, newest first. */
export function reportRows(questions: readonly (string | undefined)[], comment = 'I think it is 4.') {
  const sam = personRows('student', { username: 'Sam', email: 'sam@mail.example' });
  const reports = questions.map((question_id, at) =>
    row('reported_problems', {
      id: crypto.randomUUID(),
      user_id: sam.account.id,
      question_id: question_id ?? '',
      question_title: 'As it was',
      problem_type: ['The answer is wrong', 'There is a typo'],
      comment,
      created_at: new Date(Date.now() - at * 1_000),
    }),
  );
  return { rows: [...sam.rows, ...reports] };
}
