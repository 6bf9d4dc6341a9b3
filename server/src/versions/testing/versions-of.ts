import { type Desk, deskOf } from '../../authoring/testing/desk.ts';
import { questionLists } from '../../authoring/testing/question-lists.ts';
import { callByName } from '../../testing/call-by-name.ts';
import type { TestPerson, TestServer } from '../../testing/server.ts';

export const choices = [
  { answer: 'one', correct: true },
  { answer: 'two', explanation: 'no' },
];

/** An author's calls about versions of a question. */
export function versionsOf(server: TestServer, author: TestPerson) {
  const desk: Desk = deskOf(server, author);
  const wait = (minutes: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
  };
  const list = async (id: string) => (await author.call('GET /questions/{id}/versions', { params: { id } })).data;
  const compare = (id: string, version: number) =>
    author.call('GET /questions/{id}/versions/compare', { params: { id }, query: { version } });
  const restore = (id: string, body: { version: number; stamp: string }, by = author) =>
    callByName(server, by, 'POST /questions/{id}/versions/restore', { params: { id }, body });
  return {
    desk,
    wait,
    list,
    compare,
    restore,
    /** Creates a question, an hour ago. */
    async aQuestion(fields: object = {}) {
      const questionList = await questionLists.subTopic(server.db);
      const { body } = await desk.create(questionList, { question: 'first', answers: choices, ...fields });
      if (body.errors) throw new Error(body.errors.join());
      wait(60);
      return body;
    },
    changes: async (id: string) => (await list(id)).map(({ version, changed }) => [version, changed]),
    restoreNow: async (id: string, version: number) =>
      await restore(id, { version, stamp: (await compare(id, version)).stamp }),
    /** What the question says, without its revisions. */
    async contentOf(id: string) {
      const { rev: _, updated_at: __, answers, ...question } = await desk.read(id);
      return { ...question, answers: answers.map(({ rev: ___, ...answer }) => answer) };
    },
  };
}
