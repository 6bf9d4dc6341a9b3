// A child process of bench/api.ts: students who call the API, each with one request at a time.
import { randomUUID } from 'node:crypto';
import { openConnection, type SendCall } from './api-connection.ts';
import { type PracticeSet, studentId, studentToken } from './api-data.ts';
import { type StudentRange, type Turn, turnsOf } from './api-turns.ts';
import { type CallWorker, runChild } from './api-work.ts';

type LoadSetting = {
  /** One port per server process. */
  ports: readonly number[];
  /** In total. */
  connections: number;
  students: StudentRange;
  sets: readonly PracticeSet[];
};

await runChild(async ({ ports, connections, students, sets }: LoadSetting) =>
  Array.from({ length: connections }, (_, at): CallWorker => {
    const sendCall = openConnection(ports[at % ports.length] ?? 0);
    const next = turnsOf(sets, students, connections, at);
    return { save: () => save(sendCall, next()), read: () => read(sendCall, next()) };
  }),
);

async function save(sendCall: SendCall, { student, set, question, count }: Turn): Promise<number> {
  const id = randomUUID();
  const reply = await sendCall('POST /user_questions/save_user_questions_progress', studentToken(student), {
    id,
    user_id: studentId(student),
    question_id: question.id,
    reference_type: 'HomeProblemSetQuestions',
    reference_id: set.id,
    time_spent_before_answer: 12,
    is_correct: true,
    given_answer_ids: [count % 3 === 0 ? question.wrong : question.right],
    given_free_response_answer: '',
  });
  // A saved answer is returned with the progress.
  if (!reply.includes(id) || !reply.includes('"progress":{')) throw new Error(`a save was answered ${reply}`);
  return 1;
}

/** Reads all questions of a set, as the practice page does. */
async function read(sendCall: SendCall, { student, set }: Turn): Promise<number> {
  const reply = await sendCall(`GET /problemset_questions?problem_set_id=${set.id}`, studentToken(student));
  const missing = set.questions.find(({ id }) => !reply.includes(id));
  if (missing) throw new Error(`the question ${missing.id} is not in ${reply}`);
  return set.questions.length;
}
