import { assigned } from '../assigned.ts';
import { plant, plantExam } from '../content.ts';
import { expect, master, paper, test } from '../practising.ts';
import { assignments, four, manySets, ofSequence, ofSet, one } from './planted.ts';

test.describe('a student', () => {
  test('starts what is not begun, goes on with what is, redoes a mastered set, and has nothing to do in a finished sequence [ASG-013] [ASG-014] [ASG-015]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const onward = { right: { question: 'b' }, wrong: { question: 'b' } };
    const planted = await plant(db, { sequence: { a: { ...one, ...onward }, b: one }, sets: manySets(1) });
    const { email } = await newStudent(page);
    await assigned(db, email, [ofSequence(planted, { due: 1 }), ofSet(planted, 's0', { due: 2 })]);
    const { row, tab } = assignments(page);
    const action = (title: string) => row(title).getByRole('link');
    await page.goto(`${app.learner}/home`);
    await expect(action('Planted sequence')).toHaveText('Start');
    await expect(action('Set 1')).toHaveText('Start');

    await action('Planted sequence').click();
    await paper(page).answer('Yes');
    await paper(page).back.click();
    await expect(page).toHaveURL(`${app.learner}/home`);
    await expect(action('Planted sequence')).toHaveText('Continue');
    await expect(row('Planted sequence').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');

    await action('Set 1').click();
    await paper(page).answer('Yes');
    await paper(page).back.click();
    await expect(action('Set 1')).toHaveText('Continue');
    await expect(row('Set 1')).toContainText('1 of 4');

    await action('Set 1').click();
    await master(page, 3);
    await paper(page).submit.click();
    await expect(page).toHaveURL(`${app.learner}/home`);
    await action('Planted sequence').click();
    await paper(page).answer('Yes');
    await paper(page).submit.click();
    await expect(page).toHaveURL(`${app.learner}/home`);

    await expect(tab('Current Assignments')).toHaveText('Current Assignments0');
    await tab('Completed Assignments').click();
    await expect(row('Set 1')).toContainText('Mastered');
    await expect(action('Set 1')).toHaveText('Redo');
    await expect(row('Planted sequence')).toContainText('100%');
    await expect(action('Planted sequence')).toHaveCount(0);
    // Redoing it is a run from the start.
    await action('Set 1').click();
    await expect(page.getByRole('img', { name: '0 of 4 right in a row' }).first()).toBeVisible();
  });

  test('comes by a link with the flag to whatever was assigned, and back to the dashboard [NAV-023]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const grammar = await plant(db, { kind: 'grammar', sequence: { a: one }, sets: manySets(1) });
    const math = await plant(db, { level: 'subtopic', sequence: { a: one } });
    const exams = { sat: 'MathCalc', act: 'Science' } as const;
    const [sat, act] = [await planted('sat'), await planted('act')];
    const satTopic = await plantSatTopic();
    const { email } = await newStudent(page);
    const ofQuestion = (family: 'sat' | 'act', id: string) => ({
      reference_type: family === 'sat' ? ('HomeSatQuestionTopic' as const) : ('HomeActQuestionTopic' as const),
      reference_id: id,
      topic_type: family,
      place: { [`${family}_question_id`]: id },
    });
    const inQuestion = (family: 'sat' | 'act', { id, set }: typeof sat.question) => ({
      ...ofQuestion(family, id),
      reference_type: 'HomeProblemSetQuestions' as const,
      reference_id: set.s ?? '',
    });
    await assigned(db, email, [
      { ...ofSequence(grammar), topic_type: 'grammar' },
      { ...ofSet(grammar, 's0'), topic_type: 'grammar' },
      { reference_type: 'HomeSubTopic', reference_id: math.subtopic, place: { subtopic_id: math.subtopic } },
      ofQuestion('sat', sat.question.id),
      inQuestion('sat', sat.question),
      ofQuestion('act', act.question.id),
      inQuestion('act', act.question),
      {
        reference_type: 'HomeProblemSetQuestions',
        reference_id: satTopic.set,
        topic_type: 'sat',
        place: { sattopic_id: satTopic.id },
      },
    ]);
    const flagged = (address: string) => `${address}${address.includes('?') ? '&' : '?'}dashboard=true`;
    for (const [title, topic, type, address] of [
      ['Planted sequence', 'Grammar', 'Sequence', grammar.address],
      ['Set 1', 'Grammar', 'Problem set', grammar.setAddress('s0')],
      ['Planted sub-topic', 'Math', 'Sequence', math.address],
      ['Of a SAT', 'SAT', 'Sequence', sat.question.address],
      ['Set of a SAT', 'SAT', 'Problem set', sat.question.setAddress('s')],
      ['Of an ACT', 'ACT', 'Sequence', act.question.address],
      ['Set of an ACT', 'ACT', 'Problem set', act.question.setAddress('s')],
      ['Set of a SAT topic', 'SAT', 'Problem set', satTopic.address],
    ] as const) {
      await page.goto(`${app.learner}/home`);
      const { row } = assignments(page);
      await expect(row(title)).toContainText(`${title}${topic}${type}`);
      await row(title)
        .getByRole('link', { name: `Start ${title}` })
        .click();
      await expect.poll(() => parts(page.url())).toEqual(parts(app.learner + flagged(address)));
      await expect(paper(page).number).toHaveText('Question 1');
      await paper(page).back.click();
      await expect(page).toHaveURL(`${app.learner}/home`);
    }

    async function planted(family: 'sat' | 'act') {
      const words = family === 'sat' ? 'Of a SAT' : 'Of an ACT';
      const sets = { s: { ...four, title: `Set o${words.slice(1)}`, questions: [one] } };
      const topics = { q: { section: exams[family], position: 3, title: words, sequence: { a: one }, sets } };
      const exam = await plantExam(db, { family, topics });
      const question = exam.topic.q;
      if (!question) throw new Error('nothing was planted');
      return { ...exam, question };
    }

    async function plantSatTopic() {
      const id = crypto.randomUUID();
      const { set: sets } = await plant(db, {
        sequence: { a: one },
        sets: { s: { title: 'Set of a SAT topic', questions: [one] } },
      });
      const set = sets.s ?? '';
      await db.query(
        `insert into topics (id, kind, title, position, is_publish) values ($1, 'sat', 'A SAT topic', 900, true)`,
        [id],
      );
      await db.query(
        `update problem_set_places set parent_kind = 'sattopic', parent_id = $2 where problem_set_id = $1`,
        [set, id],
      );
      return { id, set, address: `/home/problemset/${set}/${id}?page=sat-topics&topic=${id}` };
    }
  });
});

/** An address without the order of its query. */
function parts(url: string): unknown {
  const { pathname, searchParams } = new URL(url);
  return { pathname, query: [...searchParams].map(String).sort() };
}
