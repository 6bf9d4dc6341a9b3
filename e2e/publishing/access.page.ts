import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { examRows, topicRows, yesOrNo } from '../support/planting.ts';
import { managerAddress, pageAddress, twoQuestions } from './publish-switches.ts';

const publishSwitches = (page: Page) => page.getByRole('switch', { name: /^(Published|Sequence):| Test: / });

test('a super admin has publish switches; an admin sees the state as text on the same pages [PUB-002]', async ({
  page,
  app,
  mountPage,
}) => {
  const topic = topicRows({
    sequence: twoQuestions,
    sets: { own: { title: 'Signs', questions: [{ choices: yesOrNo }] } },
  });
  const act = examRows({
    family: 'act',
    topics: { own: { section: 'Mathematics' } },
    tests: [{ section: 'Mathematics', variant: 'real', questions: [] }],
  });
  const number = act.topic.own?.id;
  await mountPage(managerAddress(topic), { as: 'super-admin', planted: [topic, act] });
  await expect(publishSwitches(page)).toHaveCount(5);

  await mountPage(managerAddress(topic), { as: 'admin' });
  const publishedText = page.getByText('Published', { exact: true });
  const publishedMark = publishedText.or(page.getByRole('img', { name: 'Published', exact: true }));
  for (const [path, heading] of [
    [managerAddress(topic), 'Math topics'],
    [`/admin/${topic.subtopic}`, 'Planted sub-topic'],
    [pageAddress(topic), 'Planted sequence'],
    [`/admin/problemset/${topic.set.own}`, 'Signs'],
    [`/admin/act/${number}`, 'Planted own'],
    [`/admin/acts?act=${act.id}&act_question=${number}`, 'ACTs'],
  ] as const) {
    if (path !== managerAddress(topic)) await page.goto(app.studio + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(publishedMark.first()).toBeVisible();
    await expect(publishSwitches(page)).toHaveCount(0);
  }
  await expect(page.getByRole('dialog', { name: 'Planted own' }).getByRole('link', { name: 'Sequence' })).toBeVisible();
  await expect(publishSwitches(page)).toHaveCount(0);
});
