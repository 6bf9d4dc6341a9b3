import {
  attackAddresses,
  attackFiles,
  attackFormulas,
  attackHost,
  attackMark,
  attackMarkup,
  attacks,
} from '@fourfold/core/rich-text/attack-corpus';
import { isDocument } from '@fourfold/core/rich-text/is-document';
import { readBlocks } from '@fourfold/core/rich-text/read-blocks';
import type { Page } from '@playwright/test';
import { drop, paste, pasteByKeys } from '../support/clipboard.ts';
import { openCard } from '../support/desk.ts';
import { plant, yesOrNo } from '../support/planting.ts';
import { openQuestionEditor } from '../support/question-editor.ts';
import { expect, test } from '../support/question-page.ts';
import { enterStudio } from '../support/topic-manager.ts';

/**
 * Records the possible effects of an attack in a page: a global mark, dialogs, requests to its
 * host, popups. Returns a function that expects none.
 */
async function watchForAttacks(page: Page) {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith(attackHost)) seen.push(`request: ${request.url()}`);
  });
  page.context().on('page', (opened) => seen.push(`page: ${opened.url()}`));
  return async (step: string) => {
    for (const frame of page.frames()) {
      const ran = await frame.evaluate((mark) => mark in globalThis, attackMark);
      if (ran) seen.push(`ran in ${frame.url()}`);
    }
    const live = await page
      .locator('[data-slate-editor] :is(script, iframe, object, embed, svg a, form, style, base, meta, link)')
      .count();
    expect({ seen, live }, step).toEqual({ seen: [], live: 0 });
  };
}

/** Empties the text, so that each attack is tested alone. */
async function clearText(page: Page) {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
}

test.describe('hostile content runs nothing', () => {
  test.setTimeout(180_000);

  test('pasted by keyboard, typed, and dropped as markup and as files', async ({ page, app, db }) => {
    const expectNoEffect = await watchForAttacks(page);
    const { field } = await openQuestionEditor(page, { app, db }, 'a');
    for (const { name, html } of attackMarkup) {
      await pasteByKeys(page, { 'text/html': html, 'text/plain': html });
      await expectNoEffect(`pasted as HTML: ${name}`);
      await clearText(page);
    }
    for (const { name, html } of attackMarkup.slice(0, 6)) {
      await page.keyboard.insertText(html);
      await expect(field).toContainText(html.slice(0, 20).trim());
      await expectNoEffect(`typed: ${name}`);
      await clearText(page);
      await pasteByKeys(page, { 'text/plain': html });
      await expectNoEffect(`pasted as text: ${name}`);
      await clearText(page);
    }
    for (const { name, html } of attackMarkup) {
      await drop(field, { types: { 'text/html': html } });
      await expectNoEffect(`dropped: ${name}`);
    }
    // Pictures in the markup that could not be fetched are listed as refused, too.
    const refused = page.getByRole('status').locator('p[data-is="refused"]');
    const before = await refused.count();
    for (const [at, { name, type, bytes }] of attackFiles.entries()) {
      const content = { files: [{ name, type, bytes: Buffer.from(bytes).toString('latin1') }] };
      if (at % 2) await drop(field, content);
      else await paste(field, content);
    }
    // Each file is refused with a message that names it, and none becomes a picture.
    await expect(refused).toHaveCount(before + attackFiles.length);
    for (const message of (await refused.allInnerTexts()).slice(before)) expect(message).toMatch(/image|SVG|PNG/);
    await expect(field.locator('img[src*="/media/"]')).toHaveCount(0);
    await expectNoEffect('files');
  });

  test('entered as a formula or as an address in a dialog, which show why they refuse it @whole', async ({
    page,
    app,
    db,
  }) => {
    const expectNoEffect = await watchForAttacks(page);
    const { field, latex } = await openQuestionEditor(page, { app, db }, 'a ');
    await page.keyboard.type('$x');
    await expect(latex).toHaveValue('x');
    for (const { name, latex: formula, outcome } of attackFormulas) {
      if (formula.trim() === '' || formula.includes('\0') || !formula.isWellFormed()) continue;
      await latex.fill(formula);
      if (outcome === 'refused') await expect(latex, name).toHaveAttribute('aria-invalid', 'true');
      else await expect(field.locator('math'), name).toBeVisible();
      await expectNoEffect(`formula: ${name}`);
    }
    await latex.fill('x');
    await page.keyboard.press('Escape');
    await field.click();

    const hostile = attackAddresses.filter(
      // A single-line field drops line ends, and its value includes surrounding text of an address.
      (url) => url === url.trim().replace(/\p{Cc}/gu, '') && url !== 'x.png',
    );
    for (const [nth, [tool, label, title, submit]] of (
      [
        ['Image', 'Or its address', 'Alternative text', 'Insert'],
        ['Video', 'Address', 'Title', 'Insert'],
      ] as const
    ).entries()) {
      await page.getByRole('button', { name: tool, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: /^Insert / });
      await dialog.getByLabel(title).fill('words');
      // Each dialog gets one half of the addresses: core/rich-text refuses all of them
      // (attack-corpus.test.ts).
      for (const url of hostile.filter((_, at) => at % 2 === nth)) {
        await dialog.getByLabel(label).fill(url);
        await dialog.getByRole('button', { name: submit }).click();
        await expect(dialog.getByLabel(label), url).toHaveAttribute('aria-invalid', 'true');
      }
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expectNoEffect(tool);
    }
  });

  test('stored, and rendered for authors and learners', async ({ page, app, db, anotherBrowser, mountPage }) => {
    const harmlessAttacks = attacks.filter(({ outcome, field }) => outcome === 'harmless' && field.length < 20_000);
    // Content that the server refuses is written to the database directly.
    const refusedAttacks = attacks.filter(({ outcome, field }) => outcome === 'refused' && isStorable(field));
    expect(refusedAttacks.length).toBeGreaterThan(100);
    const groups = [...splitIntoGroups(harmlessAttacks, groupSize), ...splitIntoGroups(refusedAttacks, groupSize)];
    const { subtopic, subsubtopic, question, address } = await plant(db, {
      sequence: Object.fromEntries(
        groups.map((_, at) => [
          `q${at}`,
          { text: 'a', choices: yesOrNo, ...(at + 1 < groups.length && { right: { question: `q${at + 1}` } }) },
        ]),
      ),
    });
    for (const [at, group] of groups.entries()) {
      const blocks = group.flatMap(({ field }) => readBlocks(field));
      await db.query('update questions set question = $2::jsonb where id = $1', [
        question[`q${at}`],
        JSON.stringify(blocks),
      ]);
    }

    const expectNoEffect = await watchForAttacks(page);
    await enterStudio(page, app);
    await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
    for (let at = 0; at < groups.length; at += 1) {
      const card = await openCard(page, at + 1);
      await expect(card.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
      await expectNoEffect(`read in the studio, group ${at}`);
      await card.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('textbox', { name: `Question ${at + 1}`, exact: true })).toBeVisible();
      await expectNoEffect(`opened for writing, group ${at}`);
      await page.getByRole('button', { name: `Close question ${at + 1}` }).click();
    }

    const learner = await (await anotherBrowser()).newPage();
    const expectNoEffectOnLearner = await watchForAttacks(learner);
    await mountPage(address, { as: 'student', page: learner });
    for (let at = 0; at < groups.length; at += 1) {
      await expect(learner.getByRole('radio').first()).toBeAttached();
      for (const { shows } of groups[at] ?? []) {
        const line = shows?.trim().split('\n')[0]?.slice(0, 60).replace(/\s+/g, ' ').trim();
        if (line && at < harmlessAttacks.length / groupSize)
          await expect(learner.getByRole('main')).toContainText(line);
      }
      await expectNoEffectOnLearner(`shown to a learner, group ${at}`);
      await learner.getByRole('radio', { name: 'Yes' }).check({ force: true });
      await learner.getByRole('button', { name: 'Check', exact: true }).click();
      if (at + 1 < groups.length) await learner.getByRole('button', { name: 'Next', exact: true }).click();
    }
  });
});

/** Number of attacks in one question. */
const groupSize = 60;

/** Whether jsonb can store the attack and a page can render it. */
function isStorable(field: string): boolean {
  if (field.length > 20_000) return false;
  const blocks = readBlocks(field);
  return !/\\u(?:0000|d[89a-f])/i.test(JSON.stringify(blocks)) && !isDocument(blocks);
}

function splitIntoGroups<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}
