import type { EditionSkills } from '@fourfold/core/contract/skills';
import { addSkill, editSkill, moveSkill, removeSkill } from '@fourfold/core/skills/edit-skill-list';
import { type StartingSkillCode, startingLists } from '@fourfold/core/skills/starting-list';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import { addQuestion, addTopic, setFlags } from '../testing/content.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

const algebra = 'sat.math.algebra';
const lines = 'sat.math.algebra.linear-functions' satisfies StartingSkillCode;
const inequalities = 'sat.math.algebra.linear-inequalities' satisfies StartingSkillCode;

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('audit').execute();
  await server.db.deleteFrom('questions').execute();
});

async function satList(): Promise<EditionSkills> {
  const { data } = await admin.call('GET /skills', { query: { edition: 'sat' } });
  expect(data).toHaveLength(1);
  return data[0] as EditionSkills;
}
type Domains = Parameters<typeof removeSkill>[0];
const save = async (edit: (domains: Domains) => Domains) => {
  const { edition, rev, domains } = await satList();
  return await admin.call('PUT /skills', { body: { edition, rev, domains: [...edit(domains)] as never } });
};
const titlesIn = (list: EditionSkills, domain: string) =>
  list.domains.find(({ code }) => code === domain)?.skills.map(({ title }) => title);
async function addTagged(...skill_codes: string[]): Promise<string> {
  const id = await addTopic(server.db, { kind: 'sat' });
  return (await addQuestion(server.db, { kind: 'sattopic', id }, { skill_codes })).id;
}

it('the lists of an installation are those of core, for every edition', async () => {
  const { data } = await admin.call('GET /skills', { query: {} });
  const unused = startingLists.map(({ edition, domains }) => ({
    edition,
    rev: 0,
    domains: domains.map((domain) => ({
      ...domain,
      skills: domain.skills.map((skill) => ({ ...skill, question_count: 0 })),
    })),
  }));
  expect(data).toEqual(unused);
});

describe('the list of an edition', () => {
  it('is changed by authors as a whole, and the audit has what changed', async () => {
    const before = await satList();
    const after = await save((domains) =>
      moveSkill(
        addSkill(editSkill(domains, lines, { title: 'Lines', retired: true }), algebra, 'Absolute values'),
        lines,
        -1,
      ),
    );
    expect(after.rev).toBe(before.rev + 1);
    expect(titlesIn(after, algebra)?.slice(0, 2)).toEqual(['Lines', 'Linear equations in one variable']);
    expect(titlesIn(after, algebra)?.at(-1)).toBe('Absolute values');
    expect(await satList()).toEqual(after);
    const audit = await server.db.selectFrom('audit').select(['action', 'subject', 'detail']).execute();
    const detail = {
      title: 'SAT',
      added: ['Absolute values'],
      renamed: ['Linear functions → Lines'],
      retired: ['Linear functions'],
      order: 'changed',
    };
    expect(audit).toEqual([{ action: 'change', subject: 'skill_list', detail }]);
    // Nothing changed: no further revision, no entry.
    expect(await save((domains) => domains)).toEqual(after);
    expect(await server.db.selectFrom('audit').select('id').execute()).toHaveLength(1);
    const restored = await save((domains) =>
      editSkill(removeSkill(domains, `${algebra}.absolute-values`), lines, {
        title: 'Linear functions',
        retired: false,
      }),
    );
    expect(titlesIn(restored, algebra)).toContain('Linear functions');
    expect(titlesIn(restored, algebra)).not.toContain('Absolute values');
  });

  it('counts the questions of each skill, and keeps a skill that one has, also in the bin', async () => {
    const id = await addTagged(inequalities);
    await addTagged(inequalities, lines);
    await setFlags(server.db, 'questions', id, { deleted_at: new Date() });
    const skills = (await satList()).domains.flatMap((domain) => domain.skills);
    const counts = skills.map(({ code, question_count }) => [code, question_count]);
    expect(counts.filter(([, count]) => count !== 0)).toEqual([
      [lines, 1],
      [inequalities, 2],
    ]);
    expect(await refusalOf(save((domains) => removeSkill(domains, inequalities)))).toEqual([
      422,
      'Questions have the skill “Linear inequalities in one or two variables”: it can be retired, but not deleted.',
    ]);
    const list = await save((domains) => editSkill(domains, inequalities, { retired: true }));
    expect(list.domains.flatMap((domain) => domain.skills)).toContainEqual(
      expect.objectContaining({ code: inequalities, retired: true, question_count: 2 }),
    );
  });

  it('that another author has changed meanwhile is returned instead of saved', async () => {
    const old = await satList();
    const now = await save((domains) => addSkill(domains, algebra, 'Functions of two variables'));
    const body = { edition: 'sat', rev: old.rev, domains: old.domains };
    const reply = await callByName(server, admin, 'PUT /skills', { body });
    expect([reply.status, reply.body.data]).toEqual([409, now]);
  });

  it('is changed by one author at a time', async () => {
    const { edition, rev, domains } = await satList();
    const replies = await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        callByName(server, admin, 'PUT /skills', {
          body: { edition, rev, domains: addSkill(domains, algebra, title) },
        }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it.each([
    [{ edition: 'gre' }, 400],
    [{ domains: [{ section: 'math', title: ' ', skills: [] }] }, 400],
    [{ domains: [{ section: 'art', title: 'Colours', skills: [] }] }, 422],
  ])('is refused with a sentence with %j', async (fields, status) => {
    const { edition, rev, domains } = await satList();
    const reply = await callByName(server, admin, 'PUT /skills', { body: { edition, rev, domains, ...fields } });
    expect([reply.status, reply.body.errors]).toEqual([status, [expect.stringMatching(/.{10}/)]]);
  });
});

describe('the skills of a question', () => {
  it('are saved with it, each once, as one revision, and are for authors only', async () => {
    const id = await addTagged();
    const change = (skill_codes: unknown) =>
      callByName(server, admin, 'PUT /questions/{id}', { params: { id }, body: { skill_codes } });
    const changed = await change([lines, inequalities]);
    expect(changed.body).toMatchObject({ skill_codes: [lines, inequalities], rev: 1 });
    expect((await change([inequalities, lines])).body).toMatchObject({ rev: 1 });
    expect((await change([])).body).toMatchObject({ skill_codes: [], rev: 2 });
    await change([lines]);
    for (const [codes, status, sentence] of [
      [['sat.math.algebra.unknown'], 422, /there is no skill “sat\.math\.algebra\.unknown”/],
      [['algebra'], 400, /expected the code of a skill/],
      [[lines, lines], 400, /expected each skill once/],
    ] as const) {
      const refused = await change(codes);
      expect([refused.status, refused.body.errors]).toEqual([status, [expect.stringMatching(sentence)]]);
    }
    const student = await server.as('student');
    const seen = await callByName(server, student, 'GET /questions/{id}', { params: { id } });
    expect(seen.status).toBe(200);
    expect(seen.body).not.toHaveProperty('skill_codes');
    expect(JSON.stringify(seen.body)).not.toContain(lines);
  });

  it('come with a new question, and with several', async () => {
    const sattopic_id = await addTopic(server.db, { kind: 'sat' });
    const questions = [{ question: 'one', skill_codes: [lines] }, { question: 'two' }];
    const reply = await callByName(server, admin, 'POST /questions/create_multiple', {
      body: { sattopic_id, questions },
    });
    expect(reply.body.data?.map(({ skill_codes }) => skill_codes)).toEqual([[lines], []]);
    const unknown = await callByName(server, admin, 'POST /questions', {
      body: { sattopic_id, question: 'three', skill_codes: ['sat.math.algebra.unknown'] },
    });
    expect(unknown.status).toBe(422);
  });

  it('cannot be one that is deleted at the same time', async () => {
    const { body } = await callByName(server, admin, 'PUT /skills', {
      body: { ...(await satList()), domains: addSkill((await satList()).domains, algebra, 'For a moment') },
    });
    const code = `${algebra}.for-a-moment`;
    expect(JSON.stringify(body)).toContain(code);
    const id = await addTagged();
    const { edition, rev, domains } = await satList();
    const [tagging, deleting] = await Promise.all([
      callByName(server, admin, 'PUT /questions/{id}', { params: { id }, body: { skill_codes: [code] } }),
      callByName(server, admin, 'PUT /skills', { body: { edition, rev, domains: removeSkill(domains, code) } }),
    ]);
    expect([tagging.status, deleting.status].toSorted()).toEqual([200, 422]);
  });
});
