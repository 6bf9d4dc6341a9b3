import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { compareStates } from './browser/forced-colours.ts';
import { findTextProblems } from './browser/text-problems.ts';
import { findWideElements } from './browser/wide-elements.ts';
import { newPage, test as stories } from './storybook.ts';
import { takePicture } from './take-picture.ts';

/** What the other tests of this folder would not find if it were broken: each check, on pages that fail it. */
const test = stories.extend<{ blank: Page }>({
  blank: async ({ browser }, use) => {
    const page = await newPage(browser, 'less');
    await page.goto('about:blank');
    await use(page);
    await page.context().close();
  },
});

const textProblems = (page: Page) => page.evaluate(() => findTextProblems());
const styled = (style: string, text: string) => `<p style="margin: 0; ${style}">${text}</p>`;

test('texts that overlap are found, and lines that touch or that a dialog covers are not', async ({ blank }) => {
  await blank.setContent(styled('', 'Under') + styled('margin-top: -12px', 'Over'));
  expect(await textProblems(blank)).toEqual(['overlap: “Under” and “Over”']);
  await blank.setContent(styled('line-height: 1; width: 60px', 'Many lines of one text') + styled('', 'The next'));
  expect(await textProblems(blank)).toEqual([]);
  await blank.setContent(`${styled('', 'The page')}<dialog style="top: 0">In front of it</dialog>`);
  await blank.evaluate(() => document.querySelector('dialog')?.showModal());
  expect(await textProblems(blank)).toEqual([]);
});

test('text that is cut off is found, unless it ends in an ellipsis, scrolls, or is for screen readers', async ({
  blank,
}) => {
  const narrow = 'width: 60px; white-space: nowrap;';
  await blank.setContent(styled(`${narrow} overflow: hidden`, 'Longer than its box'));
  expect(await textProblems(blank)).toEqual(['cut off: “Longer than its box” by p “Longer than its box”']);
  await blank.setContent(styled('height: 12px; overflow: clip', 'Higher than its box'));
  expect(await textProblems(blank)).toHaveLength(1);
  for (const allowed of [
    'overflow: hidden; text-overflow: ellipsis',
    'overflow: auto',
    'overflow: hidden; width: 1px',
  ]) {
    await blank.setContent(styled(`${narrow} ${allowed}`, 'Longer than its box'));
    expect(await textProblems(blank), allowed).toEqual([]);
  }
  const select = '<select style="width: 90px"><option>An option that is longer than its field</option></select>';
  await blank.setContent(select);
  expect(await textProblems(blank)).toHaveLength(1);
});

test('text that leaves its frame or the window is found', async ({ blank }) => {
  await blank.setContent('<span style="display: block; width: 20px; border: 1px solid">1,600</span>');
  expect(await textProblems(blank)).toEqual(['outside its frame: “1,600” of span “1,600”']);
  await blank.setContent('<nav style="position: fixed; bottom: -8px; left: 40px">Next</nav>');
  expect(await textProblems(blank)).toEqual(['outside the window: “Next”']);
  await blank.setContent('<a style="margin-left: -20px">Dashboard</a>');
  expect(await textProblems(blank)).toEqual(['outside the window: “Dashboard”']);
  // Scrolled to its second link.
  await blank.setContent(`<div style="overflow-x: auto; width: 60px; position: absolute; left: 0; white-space: nowrap">
    <a>Dashboard</a> <a>Practice</a></div>`);
  await blank.evaluate(() => document.querySelector('div')?.scrollTo({ left: 30 }));
  expect(await textProblems(blank)).toEqual([]);
});

test('a value under the button of its field is found', async ({ blank }) => {
  const field = (padding: number) => `<div style="position: relative; width: 200px">
    <input value="A password" style="width: 200px; padding-right: ${padding}px">
    <button style="position: absolute; right: 0; top: 0">Show</button></div>`;
  await blank.setContent(field(60));
  expect(await textProblems(blank)).toEqual([]);
  await blank.setContent(field(0));
  expect(await textProblems(blank)).toEqual(['overlap: “A password” and “Show”']);
});

test('an element wider than the page is found, and a scroll container is not', async ({ blank }) => {
  await blank.setViewportSize({ width: 320, height: 568 });
  const wide = '<p style="width: 400px">Wide</p>';
  await blank.setContent(wide);
  expect(await blank.evaluate(() => findWideElements())).toEqual([expect.stringContaining('p “Wide”')]);
  await blank.setContent(`<div style="overflow-x: auto">${wide}</div>`);
  expect(await blank.evaluate(() => findWideElements())).toEqual([]);
});

test('a state that only a background shows is not visible in forced colours, and one with a border is', async ({
  blank,
}) => {
  await blank.emulateMedia({ forcedColors: 'active' });
  const states = async (current: string) => {
    await blank.setContent(`<style>[aria-selected=true] { ${current} }</style>
      <button role="tab" aria-selected="true">One</button><button role="tab" aria-selected="false">Two</button>`);
    return await blank.evaluate(() => compareStates());
  };
  const name = '[aria-selected="true"] is painted as without it: button “One” and button “Two”';
  expect(await states('background: black; color: white; font-weight: 700')).toEqual([{ name, isVisible: false }]);
  for (const visible of ['border-bottom-width: 6px', 'text-decoration: underline', 'outline: 2px solid']) {
    expect(await states(visible), visible).toEqual([{ name, isVisible: true }]);
  }
});

test('a changed picture is red, and smoothed edges are not', async ({ blank }) => {
  const page = (style: string) => `<button style="font: 16px sans-serif; ${style}">Check</button>`;
  await blank.setContent(page(''));
  const accepted = await takePicture(blank);
  const name = 'detectors.png';
  const file = test.info().snapshotPath(name, { kind: 'snapshot' });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, accepted);
  try {
    expect(accepted).toMatchSnapshot(name);
    await blank.setContent(page('opacity: 0.98'));
    expect(await takePicture(blank)).toMatchSnapshot(name);
    for (const change of ['border-radius: 20px', 'padding: 3px 8px', 'color: red', 'font-weight: 700']) {
      await blank.setContent(page(change));
      expect(await takePicture(blank), change).not.toMatchSnapshot(name);
    }
  } finally {
    await rm(file);
  }
});
