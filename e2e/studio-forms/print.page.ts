import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { examRows, yesOrNo } from '../support/planting.ts';

const passage = (underlined: string) => ({
  type: 'passage',
  children: [
    {
      type: 'paragraph',
      children: ['The kiln ', 'was lit', ' before ', 'the dawn', '.'].map((text) => ({
        text,
        ...(text === underlined && { underline: true }),
      })),
    },
  ],
});
const stem = (text: string) => ({ type: 'paragraph', children: [{ text }] });
const about = (underlined: string, text: string) => [passage(underlined), stem(text)];

test('a form prints as a booklet that shows a shared passage once, with its answer sheet and, if wanted, its key', async ({
  page,
  db,
  mountPage,
}) => {
  const questions = [
    { text: 'Which choice is best?', choices: yesOrNo },
    { text: 'Which choice is best here?', choices: yesOrNo },
    { text: 'A hidden one', hidden: true, choices: yesOrNo },
  ];
  const tests = [
    { section: 'EnhancedEnglish', variant: 'mock', published: false, questions },
    { section: 'EnhancedScience', variant: 'mock', published: false, questions: [{ text: 'Why?', choices: yesOrNo }] },
  ] as const;
  const form = examRows({ family: 'act', edition: 'act-enhanced', title: 'Spring form', topics: {}, tests });
  await mountPage(`/admin/form/${form.id}/mock`, { as: 'admin', planted: form });
  const underlined = [about('was lit', 'Which choice is best?'), about('the dawn', 'Which choice is best here?')];
  for (const [position, blocks] of underlined.entries()) {
    await db.query("update questions set question = $1 where section = 'EnhancedEnglish' and position = $2", [
      JSON.stringify(blocks),
      position,
    ]);
  }
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page).toHaveTitle('Print Spring form, Mock test · Fourfold Studio');
  const paper = page.getByRole('article', { name: 'Spring form' });
  const english = paper.getByRole('region', { name: 'English' }).first();
  await expect(english).toContainText('2 questions, 35 minutes.');
  await expect(english).toContainText('Questions 1 to 2');
  await expect(english.getByText('The kiln')).toHaveCount(1);
  await expect(english).toContainText('The kiln was lit1 before the dawn2.');
  await expect(english).not.toContainText('A hidden one');
  // Even numbers of an ACT have letters of their own.
  const sheet = paper.getByRole('region', { name: 'Answer sheet' });
  await expect(sheet.getByRole('list', { name: 'English' }).getByRole('listitem')).toHaveText(['1AB', '2FG']);
  await expect(paper.getByRole('region', { name: 'Answer key' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'With the answer key' }).check({ force: true });
  const key = paper.getByRole('region', { name: 'Answer key' });
  await expect(key.getByRole('list', { name: 'English' }).getByRole('listitem')).toHaveText(['1A', '2F']);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'SATs' })).toBeHidden();
  await expect(paper).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expectAccessible(page, ['light', 'dark']);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/form/${form.id}/mock$`));
});
