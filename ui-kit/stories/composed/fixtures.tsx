import { empty, type RichDocument } from '@fourfold/core/rich-text/document';
import type { ReactNode } from 'react';
import { AppShell, RailButton, RailMenu, ShellPage } from '../../app-shell/app-shell.tsx';
import { Button } from '../../button/button.tsx';
import { MenuIcon, WarningIcon } from '../../icon/icon.tsx';
import { Menu } from '../../menu/menu.tsx';
import { Wordmark } from '../../wordmark/wordmark.tsx';

/** A handler of what leads to another page. */
export const none = () => {};

/** The present day of all pages, so that they are drawn the same every day. */
export const today = '2026-11-24';

/** Phones; the parameter of a story. */
export const onPhone = { viewport: { value: 'phone' } };

function links(titles: readonly string[], current: string) {
  return titles.map((title) => (
    <a key={title} href="#page" aria-current={title === current ? 'page' : undefined}>
      {title}
    </a>
  ));
}

type LearnerShellProps = { name?: string; entries?: readonly string[]; current: string; children: ReactNode };

const studentEntries = ['Dashboard', 'SATs', 'ACTs', 'Math', 'Grammar', 'Reading'];

/** The frame of the learner's pages. */
export function LearnerShell({ name = 'Sam Student', entries = studentEntries, current, children }: LearnerShellProps) {
  const pages = links(entries, current);
  const items = ['Account', 'Logout'].map((label) => ({ label, onSelect: none }));
  const label = `${name}, profile menu`;
  return (
    <AppShell
      brand={<Wordmark as="a" href="#home" />}
      menu={
        <RailMenu>
          {pages}
          <RailButton onClick={none}>Help</RailButton>
        </RailMenu>
      }
      profile={
        <Menu kind="quiet" label={label} items={items} align="start">
          {name}
        </Menu>
      }
      phone={{
        tabs: pages,
        menu: (
          <Menu kind="quiet" icon label={label} items={[{ label: 'Help', onSelect: none }, ...items]}>
            <MenuIcon />
          </Menu>
        ),
      }}
    >
      <ShellPage>{children}</ShellPage>
    </AppShell>
  );
}

/** The frame of the studio's pages, of which Math is open; `page` is a ShellPage. */
export function StudioShell({ page }: { page: ReactNode }) {
  return (
    <AppShell
      brand={<Wordmark as="a" href="#home" />}
      search={
        <RailButton shortcut="/" onClick={none}>
          Search
        </RailButton>
      }
      menu={
        <RailMenu>
          {links(['Dashboard', 'Users', 'SATs', 'ACTs', 'Math', 'Grammar', 'Reading'], 'Math')}
          <RailButton onClick={none}>Recycle Bin</RailButton>
          <RailButton count={3} onClick={none}>
            Bucket
          </RailButton>
          {links(['Reported Problems', 'Settings'], 'Math')}
        </RailMenu>
      }
      profile={
        <Menu
          kind="quiet"
          label="Ada Author, profile menu"
          align="start"
          items={['Admin Panel', 'Audit', 'Account', 'Logout'].map((label) => ({ label, onSelect: none }))}
        >
          Ada Author
        </Menu>
      }
    >
      {page}
    </AppShell>
  );
}

/** The problem report in the bar of a question page; an icon on phones. */
export function ReportButton() {
  return (
    <Button kind="quiet" aria-label="Report problem" onClick={none}>
      <span className="phone">
        <WarningIcon />
      </span>
      <span className="desktop">Report problem</span>
    </Button>
  );
}

/** A document of plain paragraphs. */
export const paragraphs = (...texts: readonly string[]): RichDocument =>
  texts.map((text) => ({ type: 'paragraph', children: [{ text }] }));

const inlineMath = (latex: string) => ({ type: 'inline-math', latex, children: empty }) as const;

/** The explanation of the question about the ball; its formulas are in sampleFormulas. */
export const ballExplanation: RichDocument = [
  {
    type: 'paragraph',
    children: [
      { text: 'The graph opens downward, so the ball is highest at the vertex. Its coordinate is ' },
      inlineMath('x=-\\frac{b}{2a}'),
      { text: ': with −5 and 20, the ball is highest after 2 seconds.' },
    ],
  },
  ...paragraphs('Put 2 in: −5 · 4 + 20 · 2 + 3 = 23. The greatest height is 23 meters.'),
];

/** The answers of the question about the ball. */
export const ballAnswers = [
  { id: 'a', text: '3', why: 'This is the height at the start, when no time has passed.' },
  { id: 'b', text: '20', why: 'This is how far the ball rises above the platform, which is 3 meters high.' },
  { id: 'c', text: '23' },
  { id: 'd', text: '33', why: 'The term with the square is negative. It is subtracted.' },
] as const;

/** The right one of them. */
export const ballRightAnswer = 'c';

/** The topics of Math: titles of topics, of their sub-topics, and of those' sub-sub-topics. */
export const mathTopics = [
  {
    title: 'Linear Equations',
    subtopics: [
      { title: 'Equations in one variable', parts: ['Solving for the unknown', 'None, one or infinitely many'] },
      { title: 'Lines and systems', parts: ['Slope and intercept', 'Systems of two equations'] },
    ],
  },
  {
    title: 'Ratios, Percent and Data',
    subtopics: [
      { title: 'Ratios and percent', parts: ['Ratios and unit rates', 'Percent and percent change'] },
      { title: 'Statistics and probability', parts: ['Mean, median and spread', 'Probability and two-way tables'] },
    ],
  },
  {
    title: 'Quadratics and Functions',
    subtopics: [
      { title: 'Quadratic equations', parts: ['Factoring', 'The quadratic formula'] },
      { title: 'Functions and their graphs', parts: ['Parabolas and their vertex', 'Reading a function'] },
      { title: 'Polynomials', parts: ['Dividing polynomials'] },
    ],
  },
] as const;

/** What is not published yet. */
export const unpublished: readonly string[] = ['Polynomials', 'Dividing polynomials'];
