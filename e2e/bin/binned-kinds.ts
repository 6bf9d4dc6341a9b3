import type pg from 'pg';
import { titled } from '../authoring.ts';
import type { Tab } from '../binned.ts';
import type { Caller } from '../caller.ts';
import { type Planted, type PlantedExam, plant, plantExam, yesOrNo } from '../content.ts';
import { expect } from '../practising.ts';

type Plant = Pick<Planted, 'question' | 'set' | 'subsubtopic' | 'subtopic' | 'topic'>;
type Exams = Record<'sat' | 'act', PlantedExam | undefined>;

/** Deletes a question, a set and what they hang in, one by one from below, and two exams. */
export async function binPlanted(call: Caller, planted: Plant & Exams): Promise<void> {
  const { question, set, subsubtopic, subtopic, topic, sat, act } = planted;
  for (const path of [
    `question_subsubtopics/${question.one}`,
    `problem_sets/${set.run}?selectedId=${subsubtopic}`,
    `subsubtopics/${subsubtopic}`,
    `subtopics/${subtopic}`,
    `topics/${topic}`,
    `sats/test_sats/${sat?.id}`,
    `acts/test_acts/${act?.id}`,
  ]) {
    expect((await call(`DELETE /${path}`)).status, path).toBe(200);
  }
}

type Binned = { tab: Tab; label: string; spoken: string; title: string; place: () => Promise<number> };

/** One of each kind, the first of two at its place, deleted by itself: what is above stands before what is in it. */
export async function binAll(db: pg.Client, call: Caller): Promise<readonly Binned[]> {
  const run = { title: titled('First set'), questions: [] };
  const [text, title] = [titled('First question'), titled('First')];
  const planted = await plant(db, {
    sequence: { one: { text, choices: yesOrNo }, two: { choices: yesOrNo } },
    sets: { run, last: { title: titled('Last set'), questions: [] } },
  });
  const { topic, subtopic, subsubtopic, question, set } = planted;
  const last = await plant(db, { sequence: { one: { choices: yesOrNo } } });
  await db.query('update subtopics set topic_id = $1, position = 1 where id = $2', [topic, last.subtopic]);
  await db.query('update subsubtopics set subtopic_id = $1, position = 1 where id = $2', [subtopic, last.subsubtopic]);
  await db.query('update subtopics set title = $2 where id = $1', [subtopic, `${title} sub-topic`]);
  await db.query('update subsubtopics set title = $2 where id = $1', [subsubtopic, `${title} sequence`]);
  const exams = [];
  for (const family of ['sat', 'act'] as const) {
    exams.push(await plantExam(db, { family, position: 1_000_000, topics: {} }));
    await plantExam(db, { family, position: 1_000_001, topics: {} });
  }
  const [sat, act] = exams;
  await db.query('update topics set position = 1000001 where id = $1', [last.topic]);
  await db.query('update topics set position = 1000000 where id = $1', [topic]);
  // Positions count from 0 without a gap.
  for (const [table, list, which] of [
    ['topics', 'kind', 'true'],
    ['exams', 'family', 'owner_id is null'],
  ]) {
    await db.query(
      `update ${table} t set position = counted.at
         from (select id, row_number() over (partition by ${list} order by position, id) - 1 as at
                 from ${table} where deleted_at is null and ${which}) counted
        where counted.id = t.id`,
    );
  }
  const placeIn =
    (list: string, id = '') =>
    async () => {
      const { rows } = await db.query(`select id from ${list} order by position`);
      return rows.findIndex((row) => row.id === id) + 1;
    };
  const living = (table: string, where: string) => `${table} where deleted_at is null and ${where}`;
  const setsThere = `(select s.id, p.position from problem_set_places p join problem_sets s on s.id = p.problem_set_id
                       where s.deleted_at is null and p.parent_id = '${subsubtopic}') sets`;
  const ofFamily = (family: string) => living('exams', `owner_id is null and family = '${family}'`);
  const kinds = [
    ['Topics', 'Topic', 'topic', `Topic ${topic.slice(0, 8)}`, placeIn(living('topics', `kind = 'math'`), topic)],
    [
      'Subtopics',
      'Subtopic',
      'subtopic',
      `${title} sub-topic`,
      placeIn(living('subtopics', `topic_id = '${topic}'`), subtopic),
    ],
    [
      'Subsubtopics',
      'Subsubtopic',
      'subsubtopic',
      `${title} sequence`,
      placeIn(living('subsubtopics', `subtopic_id = '${subtopic}'`), subsubtopic),
    ],
    ['Problem Sets', 'Problem Set', 'problem set', run.title, placeIn(setsThere, set.run)],
    [
      'Questions',
      'Question',
      'question',
      text,
      placeIn(living('questions', `parent_id = '${subsubtopic}'`), question.one),
    ],
    ['SATs', 'SAT', 'SAT', sat?.title ?? '', placeIn(ofFamily('sat'), sat?.id)],
    ['ACTs', 'ACT', 'ACT', act?.title ?? '', placeIn(ofFamily('act'), act?.id)],
  ] as const;
  const binned: Binned[] = [];
  for (const [tab, label, spoken, title, placeNow] of kinds) {
    const before = await placeNow();
    expect(before, tab).toBeGreaterThan(0);
    binned.push({
      tab,
      label,
      spoken,
      title,
      async place() {
        expect(await placeNow(), tab).toBe(before);
        return before;
      },
    });
  }
  await binPlanted(call, { question, set, subsubtopic, subtopic, topic, sat, act });
  return binned;
}
