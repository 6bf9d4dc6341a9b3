import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName, type LooseReply } from '../testing/call-by-name.ts';
import { addSet, addTopic } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addSetParents, type SetParents } from '../testing/set-parents.ts';

let server: TestServer;
let admin: TestPerson;
let superAdmin: TestPerson;
let outsiders: TestPerson[];
beforeAll(async () => {
  server = await startTestServer();
  [admin, superAdmin] = await Promise.all([server.as('admin'), server.as('super-admin')]);
  outsiders = await Promise.all([server.as('student'), server.as('tutor'), server.as('tutor-login')]);
});
afterAll(() => server.stop());

let parents: SetParents;
beforeEach(async () => {
  await server.db.deleteFrom('audit').execute();
  parents = await addSetParents(server.db);
});

const post = (person: TestPerson, body: object) => callByName(server, person, 'POST /problem_sets', { body });
const drop = (person: TestPerson, id: string, selectedId?: string) =>
  callByName(server, person, 'DELETE /problem_sets/{id}', { params: { id }, query: { selectedId } });
const listed = async (query: Record<string, string>) =>
  ((await callByName(server, admin, 'GET /problem_sets', { query })).body.data ?? []).map(({ id }) => id);
const idOf = ({ id }: LooseReply) => id ?? '';
const audited = () => server.db.selectFrom('audit').selectAll().orderBy('id').execute();

describe('a problem set', () => {
  it('is created by authors only, unpublished, at the end of its parent’s list [API-156]', async () => {
    const first = await addSet(server.db, { kind: 'subsubtopic', id: parents.place });
    const made = await post(admin, { title: '  Lines ', notes: 'For later', subsubtopic_id: [parents.place] });
    expect([made.status, made.body.errors]).toEqual([200, undefined]);
    expect(made.body).toMatchObject({ title: 'Lines', isPublish: false, rev: 0, topicType: 'Topic' });
    expect(made.body).toMatchObject({
      subsubtopic_id: [parents.place],
      position: [{ subsubtopic_id: parents.place, value: 1 }],
      sattopic_id: [],
    });
    expect(JSON.parse(String(made.body.notes))).toEqual([{ type: 'paragraph', children: [{ text: 'For later' }] }]);
    expect(await listed({ subsubtopic_id: parents.place })).toEqual([first, made.body.id]);
    for (const person of outsiders) {
      expect((await post(person, { title: 'Mine', subsubtopic_id: [parents.place] })).status).toBe(403);
    }
    expect(await audited()).toMatchObject([
      { actor_id: admin.account.id, action: 'create', subject: 'problem_set', subject_id: made.body.id },
    ]);
  });

  it('is linked to each given parent, of every kind, at the given position [API-156]', async () => {
    const [a, b] = [
      await addSet(server.db, { kind: 'subsubtopic', id: parents.place }),
      await addSet(server.db, { kind: 'subsubtopic', id: parents.place }, { position: 1 }),
    ];
    const { body } = await post(admin, {
      title: 'Lines',
      subsubtopic_id: [parents.place],
      sattopic_id: [parents.sattopic],
      sat_question_id: [parents.sat],
      act_question_id: [parents.act],
      position: [{ subsubtopic_id: parents.place, value: 1 }],
      sat_position: [{ sat_question_id: parents.sat, value: 7 }],
    });
    expect(body).toMatchObject({
      position: [{ subsubtopic_id: parents.place, value: 1 }],
      sattopic_id: [parents.sattopic],
      sat_position: [{ sat_question_id: parents.sat, value: 0 }],
      act_position: [{ act_question_id: parents.act, value: 0 }],
    });
    expect(await listed({ subsubtopic_id: parents.place })).toEqual([a, idOf(body), b]);
    for (const query of [
      { sattopic_id: parents.sattopic },
      { sat_question_id: parents.sat },
      { act_question_id: parents.act },
    ]) {
      expect(await listed(query)).toEqual([idOf(body)]);
    }
  });

  it('that exists is linked by its id, and keeps its title and its main parent [API-156]', async () => {
    const set = await addSet(server.db, { kind: 'subsubtopic', id: parents.place }, { title: 'Lines' });
    const linked = await post(admin, {
      id: set.toUpperCase(),
      title: 'Other',
      subsubtopic_id: [parents.place, parents.other],
      sat_question_id: [parents.sat],
    });
    expect(linked.body).toMatchObject({ id: set, title: 'Lines', subsubtopic_id: [parents.place, parents.other] });
    expect(linked.body.sat_question_id).toEqual([parents.sat]);
    const again = await post(superAdmin, { id: set, title: 'Other', subsubtopic_id: [parents.other] });
    expect(again.body).toEqual(linked.body);
    expect(await audited()).toMatchObject([
      { action: 'link', subject_id: set, detail: { places: [parents.other, parents.sat] } },
    ]);
  });

  it('is created once for the same id, also by simultaneous requests [API-156]', async () => {
    const body = { id: newId(), title: 'Lines', subsubtopic_id: [parents.place] };
    const replies = await Promise.all([post(admin, body), post(superAdmin, body), post(admin, body)]);
    expect(replies.map((reply) => [reply.status, reply.body.id])).toEqual([1, 2, 3].map(() => [200, body.id]));
    expect(await listed({ subsubtopic_id: parents.place })).toEqual([body.id]);
    await drop(admin, body.id);
    const afterDeletion = await post(admin, body);
    expect([afterDeletion.status, afterDeletion.body.errors]).toEqual([
      410,
      ['This problem set was deleted meanwhile.'],
    ]);
  });

  it('is refused without a parent, without a title, and for an unknown parent or one of another kind [API-156]', async () => {
    const refused: [object, number, string][] = [
      [
        { title: 'Lines' },
        400,
        'Name a place of the problem set: subsubtopic_id, sattopic_id, sat_question_id, act_question_id',
      ],
      [{ title: ' ', subsubtopic_id: [parents.place] }, 400, 'title: expected at least 1 characters'],
      [{ title: 'Lines', subsubtopic_id: parents.place }, 400, 'subsubtopic_id: expected a list'],
      [{ title: 'Lines', subsubtopic_id: [newId()] }, 404, 'Sub-sub-topic not found'],
      [{ title: 'Lines', subsubtopic_id: [parents.place], sattopic_id: [parents.place] }, 404, 'SAT topic not found'],
      [{ title: 'Lines', sattopic_id: [await addTopic(server.db)] }, 404, 'SAT topic not found'],
      [{ title: 'Lines', sat_question_id: [parents.act] }, 404, 'SAT question not found'],
      [{ title: 'Lines', act_question_id: [parents.sat] }, 404, 'ACT question not found'],
      [
        { title: 'Lines', notes: '[{"type":"script"}]', subsubtopic_id: [parents.place] },
        422,
        expect.stringMatching(/^notes: /),
      ],
    ];
    for (const [body, status, sentence] of refused) {
      const reply = await post(admin, body);
      expect([reply.status, reply.body.errors]).toEqual([status, [sentence]]);
    }
    expect(await listed({ subsubtopic_id: parents.place })).toEqual([]);
  });

  it('gets a new title from authors only, and is returned with it [API-157]', async () => {
    const id = await addSet(server.db, { kind: 'subsubtopic', id: parents.place }, { title: 'Old' });
    const put = (person: TestPerson, id: string, body: object) =>
      callByName(server, person, 'PUT /problem_sets/{id}', { params: { id }, body });
    expect((await put(admin, id, { title: ' New ' })).body).toMatchObject({ id, title: 'New', rev: 1 });
    expect((await put(superAdmin, id, {})).body).toMatchObject({ title: 'New', rev: 1 });
    expect((await put(superAdmin, id, { title: 'New', rev: 0 })).body).toMatchObject({ title: 'New', rev: 1 });
    const older = await put(superAdmin, id, { title: 'Newest', rev: 0 });
    expect([older.status, older.body.errors, older.body.data]).toEqual([
      409,
      ['This problem set has been changed meanwhile. This is the problem set as it is now.'],
      expect.objectContaining({ id, title: 'New', rev: 1 }),
    ]);
    for (const person of outsiders) expect((await put(person, id, { title: 'Mine' })).status).toBe(403);
    for (const wrong of [newId(), parents.place]) expect((await put(admin, wrong, { title: 'New' })).status).toBe(404);
    await drop(admin, id);
    expect((await put(admin, id, { title: 'Late' })).status).toBe(404);
  });

  it('gets notes from authors only, and never overwrites a newer revision [API-160]', async () => {
    const id = await addSet(server.db, { kind: 'subsubtopic', id: parents.place });
    const save = (person: TestPerson, body: object) =>
      callByName(server, person, 'POST /problem_sets/update_notes', {
        body: { id, selectedId: parents.place, ...body },
      });
    const notes = (text: string) => JSON.stringify([{ type: 'paragraph', children: [{ text }] }]);
    const formula = [
      {
        type: 'paragraph',
        children: [{ text: '' }, { type: 'inline-math', latex: 'x^2', children: [{ text: '' }] }, { text: '' }],
      },
    ];
    const saved = await save(admin, { notes: JSON.stringify(formula), rev: 0 });
    expect([saved.status, saved.body.rev, JSON.parse(String(saved.body.notes))]).toEqual([200, 1, formula]);
    expect(Object.keys(saved.body.formulas as object)).toEqual(['$x^2']);
    const [one, two] = await Promise.all([
      save(admin, { notes: notes('mine'), rev: 1 }),
      save(superAdmin, { notes: notes('hers'), rev: 1 }),
    ]);
    const [won, lost] = one.status === 200 ? [one, two] : [two, one];
    expect([won.status, lost.status, won.body.rev]).toEqual([200, 409, 2]);
    expect(lost.body.data).toMatchObject({ id, notes: won.body.notes, rev: 2 });
    expect((await save(admin, { notes: '' })).body).toMatchObject({ notes: '[]', formulas: {}, rev: 3 });
    expect((await save(admin, { notes: '[{"type":"script"}]' })).status).toBe(422);
    for (const person of outsiders) expect((await save(person, { notes: 'x' })).status).toBe(403);
    expect((await save(admin, { id: newId(), notes: 'x' })).status).toBe(404);
  });
});
