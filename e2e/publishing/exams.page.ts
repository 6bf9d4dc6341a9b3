import { choose } from '../support/bucket.ts';
import { expect, test } from '../support/fixtures.ts';
import { examRows, yesOrNo } from '../support/planting.ts';
import { publishSwitchesOf } from './publish-switches.ts';

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
type ExamFamilyName = keyof typeof families;

/** An exam with one question topic, and the path of its list with the exam expanded. */
function plantExamSpec(family: ExamFamilyName) {
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
    const { planted, address } = plantExamSpec(family);
    await mountPage(address, { as: 'super-admin', planted });
    const { said, press, flip, expectAlert } = publishSwitchesOf(page);
    const isPublished = async () => (await db.query('select is_publish from exams')).rows[0]?.is_publish;
    await flip('Spring');
    await expectAlert(unpublished);
    expect(await isPublished()).toBe(false);
    await flip('Spring');
    await expectAlert(published);
    expect(await isPublished()).toBe(true);

    const flipTest = async (label: string, verb: 'Publish' | 'Unpublish') => {
      const testSwitch = page.getByRole('switch', { name: `${label}: Spring`, exact: true });
      await testSwitch.click();
      await expect(said).toContainText(/\w/);
      const sent = page.waitForRequest('**/publish_unpublish');
      await press(verb);
      await expectAlert(`${label} ${verb}ed`);
      await expect(testSwitch).toBeChecked({ checked: verb === 'Publish' });
      return (await sent).postDataJSON();
    };
    const stored = async () => (await db.query('select published_tests from exams')).rows[0].published_tests;
    for (const [flag, label] of Object.entries(flags)) {
      expect(await flipTest(label, 'Publish')).toEqual({ id: planted.id, [flag]: true });
      expect(await stored()).toContain(flag);
    }
    expect(await stored()).toHaveLength(Object.keys(flags).length);
    await expect(page.getByRole('switch', { name: / Test: / })).toHaveCount(Object.keys(flags).length);
    const [flag = '', label = ''] = Object.entries(flags)[0] ?? [];
    expect(await flipTest(label, 'Unpublish')).toEqual({ id: planted.id, [flag]: false });
    expect(await stored()).not.toContain(flag);
  });
}

test('a question topic of a SAT is published from its popup and one of an ACT from its page, independently of the exam [PUB-001] [PUB-003] [PUB-009]', async ({
  page,
  db,
  mountPage,
}) => {
  const [sat, act] = [plantExamSpec('sat'), plantExamSpec('act')];
  const { flip, expectAlert } = publishSwitchesOf(page);
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
  await expectAlert('Planted own Sequence Unpublished');
  expect(await stored(sat.number)).toEqual([{ own: false, exam: true }]);

  await mountPage(`/admin/act/${act.number}`, { as: 'super-admin' });
  await flip('Planted own');
  await flip('Planted own');
  await expectAlert('Planted own Sequence Published');
  expect(await stored(act.number)).toEqual([{ own: true, exam: true }]);
});

test('an exam and its question topic that another author has deleted are reported by name [ERR-005] [ERR-006] [ERR-008]', async ({
  page,
  db,
  mountPage,
}) => {
  const { openDialog, press, switchOf, expectAlert } = publishSwitchesOf(page);
  const deletedColumns = 'deleted_at = now(), deletion_id = gen_random_uuid()';
  for (const family of ['sat', 'act'] as const) {
    const exam = plantExamSpec(family);
    const popup = `${exam.address}&${family}_question=${exam.number}`;
    await mountPage(popup, { as: 'super-admin', planted: exam.planted });
    await openDialog('Planted own');
    await db.query(`update exam_questions set ${deletedColumns} where id = $1`, [exam.number]);
    await press('Unpublish');
    await expectAlert(`Error: No ${family.toUpperCase()} Question id selected!!`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    if (family === 'sat') await choose(page, 'Spring', 'Delete');
    else await openDialog('Spring');
    await db.query(`update exams set ${deletedColumns} where id = $1`, [exam.planted.id]);
    if (family === 'sat') await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    else await press('Unpublish');
    await expectAlert(`Error: No ${family.toUpperCase()} id selected!!`);
    await expect(switchOf('Spring')).toBeHidden();
  }
});
