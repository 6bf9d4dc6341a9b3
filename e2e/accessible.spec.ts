import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  type ExamFamily,
  type ExamPlanting,
  type Planted,
  type PlantedExam,
  type Planting,
  plant,
  plantExam,
} from './content.ts';
import { expectAllInReach } from './keyboard.ts';
import { expect, paper, test } from './practising.ts';

type Site = {
  learner: string;
  plant(wanted: Planting): Promise<Planted>;
  plantExam(wanted: ExamPlanting): Promise<PlantedExam>;
};
/** Brings a page into a state that a person meets; what it needs of the server is held up or broken by routes. */
type Screen = [name: string, open: (page: Page, site: Site) => Promise<unknown>];

const choices = [
  { text: 'Yes', right: true, why: 'Because it is.' },
  { text: 'No', why: 'It is not.' },
] as const;
const several = [{ text: 'Red', right: true }, { text: 'Blue', right: true }, { text: 'Salt' }] as const;
const long = 'A long reason, told from its beginning to its end. '.repeat(40);
const explained = { choices, help: 'A hint.', explain: long, rank: 4, calculator: true } as const;
const ofThree = { choices: several, calculator: false } as const;
const typed = { accepts: '5', symbol: '$', symbolLeft: true } as const;
const saveCall = '**/user_questions/save_user_questions_progress';

const aroundPractice: readonly Screen[] = [
  [
    'the dashboard with something begun',
    async (page, site) => {
      await openQuestion(page, site, explained);
      await paper(page).answer('Yes');
      await expect(paper(page).saved).toHaveText('Saved');
      await page.goto(`${site.learner}/home`);
      await expect(page.getByRole('region', { name: 'Continue' }).getByRole('listitem').first()).toBeVisible();
    },
  ],
  [
    'the dashboard when it cannot say what is begun',
    async (page, { learner }) => {
      await forgetReplies(page, learner);
      await fail(page, '**/api/user_progresses/started');
      await page.goto(`${learner}/home`);
      await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
    },
  ],
  ['a topic list with an open branch', openBranch],
  [
    'the dialog of a sequence',
    async (page, site) => {
      await openBranch(page, site);
      await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  ],
  [
    'the dialog of a sequence when its calls fail',
    async (page, site) => {
      await openBranch(page, site);
      await fail(page, '**/api/{problem_sets,user_progresses}{/**,}*');
      await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
    },
  ],
  [
    'the question before a sequence is restarted',
    async (page, site) => {
      const { address } = await site.plant({ sequence: { a: explained } });
      await page.goto(site.learner + address);
      await paper(page).answer('Yes');
      await expect(paper(page).saved).toHaveText('Saved');
      await paper(page).submit.click();
      await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
      await page.getByRole('button', { name: 'Restart' }).click();
      await expect(page.getByRole('button', { name: 'OK' })).toBeVisible();
    },
  ],
  [
    'the list of SATs with one open',
    async (page, { learner, plantExam }) => {
      const sat = await plantExam(anExam('sat'));
      await page.goto(learner + sat.topic.first?.popup);
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  ],
  [
    'what there is to practise for a number of an ACT',
    async (page, { learner, plantExam }) => {
      const act = await plantExam(anExam('act'));
      await page.goto(learner + act.topic.first?.popup);
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('button', { name: /How it is done/ })).toBeVisible();
    },
  ],
  [
    'the introduction videos, and none',
    async (page, { learner }) => {
      await page.goto(`${learner}/home`);
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Introduction videos' })).toBeVisible();
    },
  ],
  [
    'the introduction videos when they cannot be loaded',
    async (page, { learner }) => {
      await forgetReplies(page, learner);
      await page.goto(`${learner}/home`);
      await fail(page, '**/api/settings/**');
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
    },
  ],
];

const questions: readonly Screen[] = [
  [
    'a question with its help',
    async (page, site) => {
      await openQuestion(page, site, explained);
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      await paper(page).choice('No').check({ force: true });
    },
  ],
  [
    'a wrong answer with a long explanation',
    async (page, site) => {
      await openQuestion(page, site, explained);
      await paper(page).answer('No');
      await expect(page.getByRole('button', { name: 'View full explanation' })).toBeVisible();
    },
  ],
  [
    'a right answer with its whole explanation',
    async (page, site) => {
      await openQuestion(page, site, explained);
      await paper(page).answer('Yes');
      await page.getByRole('button', { name: 'View full explanation' }).click();
    },
  ],
  [
    'several answers, some of them chosen',
    async (page, site) => {
      await openQuestion(page, site, ofThree);
      await page.getByRole('checkbox', { name: 'Red' }).check({ force: true });
    },
  ],
  [
    'several answers, one of them missed and one wrong',
    async (page, site) => {
      await openQuestion(page, site, ofThree);
      for (const name of ['Red', 'Salt']) await page.getByRole('checkbox', { name }).check({ force: true });
      await paper(page).check.click();
      await expect(page.getByRole('main').getByText('Incorrect Answer')).toBeVisible();
    },
  ],
  [
    'an answer that is typed, with a slip of form',
    async (page, site) => {
      await openQuestion(page, site, typed);
      await paper(page).typed.fill('75%');
      await paper(page).check.click();
      await expect(page.getByText(/^Type a number such as/)).toBeVisible();
    },
  ],
  [
    'an answer that is typed and wrong',
    async (page, site) => {
      await openQuestion(page, site, typed);
      await paper(page).typed.fill('7');
      await paper(page).check.click();
      await expect(page.getByRole('main').getByText('Incorrect Answer')).toBeVisible();
    },
  ],
  [
    'an earlier answer that is looked at',
    async (page, site) => {
      await openQuestion(page, site, explained);
      await paper(page).answer('Yes');
      await paper(page).next.click();
      await page.getByRole('button', { name: /^Question 1\b/ }).click();
      await expect(page.getByRole('button', { name: /^Back to question/ })).toBeVisible();
    },
  ],
  [
    'the question whether somebody is still there',
    async (page, site) => {
      await page.clock.install();
      await openQuestion(page, site, explained);
      await page.clock.runFor(300_000);
      await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
      await page.clock.resume();
    },
  ],
  [
    'the report of a problem, and when it fails',
    async (page, site) => {
      await openQuestion(page, site, explained);
      await fail(page, '**/api/reported_problems');
      await page.getByRole('button', { name: 'Report problem' }).click();
      const report = page.getByRole('dialog', { name: 'Report problem' });
      await report.getByRole('checkbox').first().check({ force: true });
      await report.getByRole('button', { name: 'Send' }).click();
      await expect(report.getByRole('alert').filter({ hasText: 'was not sent' })).toBeVisible();
    },
  ],
  [
    'a question of a problem set',
    async (page, { learner, plant }) => {
      const { setAddress } = await plant({ sequence: {}, sets: { one: { title: 'A set', questions: [explained] } } });
      await page.goto(learner + setAddress('one'));
      await paper(page).answer('Yes');
      await expect(paper(page).next).toBeVisible();
    },
  ],
  [
    'a problem set without a question',
    async (page, { learner, plant }) => {
      const { setAddress } = await plant({ sequence: {}, sets: { none: { title: 'An empty set', questions: [] } } });
      await page.goto(learner + setAddress('none'));
      await expect(page.getByText('No Record Found')).toBeVisible();
    },
  ],
];

const faults: readonly Screen[] = [
  [
    'questions that could not be loaded',
    async (page, { learner, plant }) => {
      const { address } = await plant({ sequence: { a: explained } });
      await fail(page, '**/api/question_subsubtopics*');
      await page.goto(learner + address);
      await expect(page.getByText('The questions could not be loaded.')).toBeVisible({ timeout: 20_000 });
    },
  ],
  [
    'answers that stay on this device',
    async (page, site) => {
      await page.route(saveCall, (route) => route.abort());
      await openQuestion(page, site, explained);
      await paper(page).answer('Yes');
      await expect(page.getByRole('banner').getByText(/on this device/)).toBeVisible();
    },
  ],
  [
    'log-out with an answer unsent',
    async (page, site) => {
      await page.route(saveCall, (route) => route.abort());
      await openQuestion(page, site, explained);
      await paper(page).answer('Yes');
      await expect(page.getByRole('banner').getByText(/on this device/)).toBeVisible();
      await paper(page).back.click();
      await page.getByRole('button', { name: /profile menu/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page.getByRole('dialog', { name: /Log out all the same/ })).toBeVisible();
    },
  ],
  [
    'an answer that could not be sent, and what can be done',
    async (page, site) => {
      await page.route(saveCall, (route) => route.fulfill({ status: 422, json: { errors: ['It is being mended.'] } }));
      await openQuestion(page, site, explained);
      await paper(page).answer('Yes');
      await page.getByRole('button', { name: 'Details' }).click();
      await expect(
        page
          .getByRole('dialog')
          .getByText(/It is being mended/)
          .first(),
      ).toBeVisible();
    },
  ],
];

for (const [what, screens] of Object.entries({
  'around practice': aroundPractice,
  'of questions': questions,
  'of faults': faults,
})) {
  test(`the screens ${what} pass axe, light on a desktop and dark on a phone, and the keyboard reaches every control`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    test.setTimeout(300_000);
    await newStudent(page);
    for (const [name, open] of screens) {
      await test.step(name, async () => {
        await open(page, {
          learner: app.learner,
          plant: (wanted) => plant(db, wanted),
          plantExam: (wanted) => plantExam(db, wanted),
        });
        await expectAllInReach(page);
        await expectAccessible(page, ['light']);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectAccessible(page, ['dark']);
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await page.evaluate(overflow), `${name} fits a phone`).toBe(0);
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.unrouteAll();
      });
    }
  });
}

function anExam(family: ExamFamily): ExamPlanting {
  const section = family === 'sat' ? 'MathNoCalc' : 'Mathematics';
  const sets = { one: { title: 'A set', questions: [explained] } };
  return { family, topics: { first: { section, sequence: { a: explained }, sets, video: 'How it is done' } } };
}

async function openBranch(page: Page, { learner, plant }: Site) {
  const { topic, subtopic } = await plant({
    sequence: { a: explained },
    sets: { one: { title: 'A set', questions: [explained] } },
  });
  await page.goto(`${learner}/home/math?topic=${topic}&subtopic=${subtopic}`);
  await expect(page.getByRole('button', { name: 'Planted sequence', exact: true })).toBeVisible();
}

/** A sequence that begins with this question. */
async function openQuestion(page: Page, { learner, plant }: Site, question: Planting['sequence'][string]) {
  const way = { right: { question: 'next' }, wrong: { question: 'next' } };
  const { address } = await plant({
    sequence: { first: { ...question, ...way }, next: { choices } },
    sets: { one: { title: 'A set', questions: [explained] } },
  });
  await page.goto(learner + address);
  await expect(page.getByRole('navigation', { name: 'Questions' })).toBeVisible();
}

/** What the browser keeps of earlier replies would be shown in place of a failure. */
async function forgetReplies(page: Page, learner: string) {
  await page.goto(`${learner}/icons/fourfold.svg`);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: learner, storageTypes: 'indexeddb' });
  await browser.detach();
}

async function fail(page: Page, calls: string) {
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { errors: ['Not now.'] } }));
}
