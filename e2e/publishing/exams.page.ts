import { choose } from '../bucket-content.ts';
import { examRows, yesOrNo } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { publishingOf } from './publishing.ts';

const families = {
  sat: {
    section: 'MathCalc',
    published: 'Sat Spring Published successfully',
    unpublished: 'Sat Spring Unpublished successfully',
    flags: {
      math_no_calc_mock_test_publish: 'Math No Calculator Mock Test',
      math_calc_mock_test_publish: 'Math Calculator Mock Test',
      math_no_calc_real_test_publish: 'Math No Calculator Real Test',
      math_calc_real_test_publish: 'Math Calculator Real Test',
    },
    ids: '[PUB-001] [PUB-007] [PUB-010] [PUB-011]',
  },
  act: {
    section: 'Mathematics',
    published: 'Act Spring Published',
    unpublished: 'Act Spring Unpublished successfully',
    flags: { math_mock_test_publish: 'Math Mock Test', math_real_test_publish: 'Math Real Test' },
    ids: '[PUB-005] [PUB-006] [PUB-010] [PUB-012]',
  },
} as const;
type Family = keyof typeof families;

/** An exam with one question topic, and the path of its list with the exam expanded. */
function anExam(family: Family) {
  const own = { section: families[family].section, sequence: { only: { choices: yesOrNo } } };
  const planted = examRows({ family, title: 'Spring', topics: { own } });
  return { planted, number: planted.topic.own?.id, address: `/admin/${family}s?${family}=${planted.id}` };
}

for (const family of ['sat', 'act'] as const) {
  const { published, unpublished, flags, ids } = families[family];
  const name = family === 'sat' ? 'a SAT' : 'an ACT';

  test(`${name} and each of its tests are published from its row, with their own alerts ${ids}`, async ({
    page,
    db,
    mountPage,
  }) => {
    const { planted, address } = anExam(family);
    await mountPage(address, { as: 'super-admin', planted });
    const { said, press, flip, expectSaid } = publishingOf(page);
    const open = async () => (await db.query('select is_publish from exams')).rows[0]?.is_publish;
    await flip('Spring');
    await expectSaid(unpublished);
    expect(await open()).toBe(false);
    await flip('Spring');
    await expectSaid(published);
    expect(await open()).toBe(true);

    const turn = async (words: string, verb: 'Publish' | 'Unpublish') => {
      const own = page.getByRole('switch', { name: `${words}: Spring`, exact: true });
      await own.click();
      await expect(said).toContainText(/\w/);
      const sent = page.waitForRequest('**/publish_unpublish');
      await press(verb);
      await expectSaid(`${words} ${verb}ed`);
      await expect(own).toBeChecked({ checked: verb === 'Publish' });
      return (await sent).postDataJSON();
    };
    const stored = async () => (await db.query('select published_tests from exams')).rows[0].published_tests;
    for (const [flag, words] of Object.entries(flags)) {
      expect(await turn(words, 'Publish')).toEqual({ id: planted.id, [flag]: true });
      expect(await stored()).toContain(flag);
    }
    expect(await stored()).toHaveLength(Object.keys(flags).length);
    await expect(page.getByRole('switch', { name: / Test: / })).toHaveCount(Object.keys(flags).length);
    const [flag = '', words = ''] = Object.entries(flags)[0] ?? [];
    expect(await turn(words, 'Unpublish')).toEqual({ id: planted.id, [flag]: false });
    expect(await stored()).not.toContain(flag);
  });
}

test('a question topic of a SAT is published from its popup and one of an ACT from its page, independently of the exam [PUB-001] [PUB-003] [PUB-009]', async ({
  page,
  db,
  mountPage,
}) => {
  const [sat, act] = [anExam('sat'), anExam('act')];
  const { flip, expectSaid } = publishingOf(page);
  const stored = async (id?: string) =>
    (
      await db.query(
        'select q.is_publish own, e.is_publish exam from exam_questions q join exams e on e.id = q.exam_id where q.id = $1',
        [id],
      )
    ).rows;
  await mountPage(`${sat.address}&sat_question=${sat.number}`, {
    as: 'super-admin',
    planted: [sat.planted, act.planted],
  });
  await flip('Planted own');
  await expectSaid('Planted own Sequence Unpublished');
  expect(await stored(sat.number)).toEqual([{ own: false, exam: true }]);

  await mountPage(`/admin/act/${act.number}`, { as: 'super-admin' });
  await flip('Planted own');
  await flip('Planted own');
  await expectSaid('Planted own Sequence Published');
  expect(await stored(act.number)).toEqual([{ own: true, exam: true }]);
});

test('an exam and its question topic that another author has deleted are reported by name [ERR-005] [ERR-006] [ERR-008]', async ({
  page,
  db,
  mountPage,
}) => {
  const { ask, press, switchOf, expectSaid } = publishingOf(page);
  const gone = 'deleted_at = now(), deletion_id = gen_random_uuid()';
  for (const family of ['sat', 'act'] as const) {
    const one = anExam(family);
    const popup = `${one.address}&${family}_question=${one.number}`;
    await mountPage(popup, { as: 'super-admin', planted: one.planted });
    await ask('Planted own');
    await db.query(`update exam_questions set ${gone} where id = $1`, [one.number]);
    await press('Unpublish');
    await expectSaid(`Error: No ${family.toUpperCase()} Question id selected!!`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    if (family === 'sat') await choose(page, 'Spring', 'Delete');
    else await ask('Spring');
    await db.query(`update exams set ${gone} where id = $1`, [one.planted.id]);
    if (family === 'sat') await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    else await press('Unpublish');
    await expectSaid(`Error: No ${family.toUpperCase()} id selected!!`);
    await expect(switchOf('Spring')).toBeHidden();
  }
});
