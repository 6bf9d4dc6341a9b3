import { personRows } from '@fourfold/server/testing/fixtures/person';
import { row } from '@fourfold/server/testing/fixtures/rows';

/** Database rows of one student's reports on questions, newest first. */
export function reportRows(questions: readonly (string | undefined)[], comment = 'I think it is 4.') {
  const student = personRows('student', { username: 'Sam', email: 'sam@mail.example' });
  const reports = questions.map((question_id, index) =>
    row('reported_problems', {
      id: crypto.randomUUID(),
      user_id: student.account.id,
      question_id: question_id ?? '',
      question_title: 'As it was',
      problem_type: ['The answer is wrong', 'There is a typo'],
      comment,
      created_at: new Date(Date.now() - index * 1_000),
    }),
  );
  return { rows: [...student.rows, ...reports] };
}
