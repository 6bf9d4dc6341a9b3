import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { BinIcon, PencilIcon } from '../edit-icons/edit-icons.tsx';
import { NumberGrid, NumberLegend } from '../number-grid/number-grid.tsx';
import { ScoreSum } from '../score-sum/score-sum.tsx';
import { Switch } from '../switch/switch.tsx';
import { guide } from './exam-list.guide.tsx';
import { ExamContent, ExamItem, ExamList, ExamModes, ExamSection } from './exam-list.tsx';

const long = 'SAT Practice Test 3, as it was given in the autumn at schools that requested a sitting of their own';
const bars = [
  { title: 'Reading', percent: 100 },
  { title: 'Writing', percent: 74 },
  { title: 'No Calc', percent: 58 },
  { title: 'Calc', percent: 0 },
];
const sections = ['Reading', 'Math - No Calculator'];
const numbers = Array.from({ length: 20 }, (_, at) =>
  at < 15
    ? { description: [`Topic ${at + 1}`], mark: { percent: 0 } }
    : { description: ['no topic'], faint: true, off: 'text' as const },
);
const deleteRecord = fn();

const meta = {
  title: 'Tests and paper/ExamList (Accordion)',
  component: ExamList,
  subcomponents: { ExamItem, ExamModes, ExamContent, ExamSection },
  args: {
    label: 'SATs',
    footnote: '* real test',
    children: (
      <>
        <ExamItem
          title="SAT Practice Test 1"
          note="4 sections, 154 questions"
          bars={bars}
          whole={{ percent: 58, text: '58% by sequence' }}
          onToggle={fn()}
        />
        <ExamItem
          title={long}
          note="4 sections, 154 questions"
          bars={bars}
          whole={{ percent: 58, text: '58% by sequence' }}
          score={{ value: 1290, of: 1600 }}
          onToggle={fn()}
        />
        <ExamItem
          title="SAT, March sitting*"
          note="A real test you took"
          whole="Verbal 640, Math 630"
          score={{ value: 1270, of: 1600 }}
          actions={
            <>
              <Button icon kind="quiet" aria-label="Edit SAT, March sitting">
                <PencilIcon />
              </Button>
              <Button icon kind="quiet" aria-label="Delete SAT, March sitting" onClick={deleteRecord}>
                <BinIcon />
              </Button>
            </>
          }
        />
      </>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof ExamList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A click opens an exam to its sections, and closes it. */
export const Closed: Story = {
  name: 'Opening',
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    const [section, setSection] = useState(sections[0]);
    return (
      <ExamList label={args.label}>
        <ExamItem title="SAT Practice Test 1" bars={bars} open={open} onToggle={() => setOpen(!open)}>
          <ExamContent>
            {sections.map((title) => (
              <ExamSection
                key={title}
                title={title}
                note="20 questions, 15 open"
                open={section === title}
                onToggle={() => setSection(section === title ? undefined : title)}
              >
                <NumberGrid label={title} action="open" numbers={numbers} onPress={() => {}} />
              </ExamSection>
            ))}
          </ExamContent>
        </ExamItem>
      </ExamList>
    );
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const row = kit.getByRole('button', { name: 'SAT Practice Test 1' });
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(row);
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(kit.getByRole('region', { name: 'Math - No Calculator' })).toBeVisible();
    await userEvent.click(row);
    await expect(kit.queryByRole('region', { name: 'Reading' })).toBeNull();
  },
};

/** A row that cannot be opened has its own buttons. */
export const Record: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.queryByRole('button', { name: 'SAT, March sitting*' })).toBeNull();
    await userEvent.click(kit.getByRole('button', { name: 'Delete SAT, March sitting' }));
    await expect(deleteRecord).toHaveBeenCalledOnce();
  },
};

/** An open exam has switches, its sections, and its scores next to them. */
export const Opened: Story = {
  args: {
    children: (
      <ExamItem
        title={long}
        note="4 sections, 154 questions"
        bars={bars}
        whole={{ percent: 58, text: '58% by sequence' }}
        score={{ value: 1290, of: 1600 }}
        open
        onToggle={fn()}
      >
        <ExamModes note="The percentage counts sequences that are completed." label={`Modes of ${long}`}>
          <Switch>Test mode</Switch>
          <Switch>Grading mode</Switch>
          <NumberLegend entries={[{ text: 'uncertain', number: { uncertain: true } }]} />
        </ExamModes>
        <ExamContent
          aside={
            <ScoreSum
              title="Score"
              lines={[{ label: 'Reading', value: 33, of: 40 }]}
              totals={[{ label: 'Total', value: 1290, of: 1600 }]}
            />
          }
        >
          {sections.map((title) => (
            <ExamSection
              key={title}
              title={title}
              note="20 questions, 15 open"
              percent={61}
              tools={<Button>Take Test</Button>}
              open={title === sections[0]}
              onToggle={fn()}
            >
              <NumberGrid label={title} action="open" numbers={numbers} onPress={fn()} />
            </ExamSection>
          ))}
        </ExamContent>
      </ExamItem>
    ),
  },
};

/** In a narrow list the scores are below the sections. */
export const OnAPhone: Story = { ...Opened, parameters: { width: 375 } };

/** When scores appear next to the sections, these keep their state. */
export const ScoresArrive: Story = {
  render: function Render() {
    const [scored, setScored] = useState(false);
    return (
      <>
        <ExamList label="SATs">
          <ExamItem title="SAT Practice Test 1" open onToggle={fn()}>
            <ExamContent aside={scored && <ScoreSum title="Score" lines={[]} totals={[]} />}>
              <h3>Reading</h3>
              <Button>Action</Button>
            </ExamContent>
          </ExamItem>
        </ExamList>
        <Button onClick={() => setScored(true)}>Score it</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const button = kit.getByRole('button', { name: 'Action' });
    await userEvent.click(kit.getByRole('button', { name: 'Score it' }));
    await expect(kit.getByRole('complementary')).toBeVisible();
    await expect(button.isConnected).toBe(true);
  },
};
