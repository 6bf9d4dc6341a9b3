import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FoundationPage, PageSection } from './foundation-page.tsx';
import css from './welcome.module.css';

const groups = [
  ['Foundations', 'foundations-principles--principles', 'Six principles, and the tokens they are made of.'],
  ['Actions', 'actions-button--overview', 'What is pressed: buttons, menus, switches.'],
  ['Forms', 'forms-field-textfield-input--overview', 'What is filled in, from one line to the page of one’s account.'],
  ['Practice', 'practice-question--overview', 'A question with all that belongs to it, and the run of four.'],
  [
    'Tests and paper',
    'tests-and-paper-examlist-accordion--overview',
    'SATs and ACTs, timed or on paper, and their scores.',
  ],
  ['Lists', 'lists-table-data-table--overview', 'Tables, trees, cards, and lists whose order can be changed.'],
  ['Charts', 'charts-periodbars-bar-chart--overview', 'Progress and results, each with the same in figures.'],
  ['Feedback', 'feedback-alerts-toast-host--overview', 'Empty, loading, failed, saved; alerts and banners.'],
  ['Overlays', 'overlays-dialog-modal--overview', 'Dialogs, and what blocks a page.'],
  ['Navigation', 'navigation-pagehead-page-header-heading--overview', 'Titles, tabs, the first stop of the Tab key.'],
] as const;

const instructions = [
  [
    'A component',
    'Its Overview begins with a playground: each property is a control, and the code follows it. Below are when to use it and what to take instead, its states, examples with code to copy, do and don’t, keys, and what a screen reader says. On pages of their own are stories that press and type by themselves, whose panel shows each step, and those that need another screen.',
  ],
  [
    'Light and dark',
    'The half-filled circle in the toolbar: light paper, dark paper, or what your system says. The two columns beside it show a story on both papers.',
  ],
  ['Text size', 'The paragraph mark in the toolbar: 150 or 200 %, as a browser can be set to.'],
  [
    'Forced colours',
    'The brush in the toolbar. A page cannot turn on the mode of the system, so this is an approximation: system colours, and the kit’s own rules for the mode. Our tests use the real one.',
  ],
  [
    'Phone, tablet, desktop',
    'The screens in the toolbar. A story that is about a phone opens on one. Phones end at 700 px, tablets at 1100.',
  ],
  ['Tokens and icons', 'On the pages of Foundations, a click on a name copies it.'],
  ['Less motion', 'The lightning in the toolbar; the product asks the system.'],
  ['Accessibility', 'The panel below each story. Every story is held to it in our tests, on both papers.'],
] as const;

function Welcoming() {
  return (
    <FoundationPage
      title="The parts of Fourfold"
      lead="Fourfold prepares students for the SAT and the ACT. They practise sequences that branch at each answer, and problem sets that are mastered by four right answers in a row; tutors assign and look after them; authors write all of it in the studio. These are the parts that both apps are built of."
    >
      <PageSection title="Where to look">
        <ul className={css.groups}>
          {groups.map(([name, id, about]) => (
            <li key={id}>
              <a href={`./?path=/${id.endsWith('--overview') ? 'docs' : 'story'}/${id}`} target="_top">
                {name}
              </a>
              <p>{about}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title="How to look">
        <dl className={css.hows}>
          {instructions.map(([topic, text]) => (
            <div key={topic}>
              <dt>{topic}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection
        title="What is not here"
        note="Whole pages and the studio’s editor belong to the apps, because they fetch and keep things; the kit draws what it is given. npm start shows them with a demo in them."
      />
    </FoundationPage>
  );
}

/** The start page. */
const meta = { title: 'Welcome', tags: ['!autodocs'], parameters: { flush: true } } satisfies Meta;
export default meta;

export const Welcome: StoryObj = {
  name: 'Welcome',
  render: () => <Welcoming />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(groups.length);
  },
};
