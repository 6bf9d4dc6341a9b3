import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { BinIcon, PencilIcon } from '../edit-icons/edit-icons.tsx';
import { NumberGrid, NumberLegend } from '../number-grid/number-grid.tsx';
import { ScoreSum } from '../score-sum/score-sum.tsx';
import { Switch } from '../switch/switch.tsx';
import { ExamContent, ExamItem, ExamList, ExamModes, ExamSection } from './exam-list.tsx';

const long = 'SAT Practice Test 3, as it was given in the autumn at schools that asked for a sitting of their own';
const bars = [
  { title: 'Reading', percent: 100 },
  { title: 'Writing', percent: 74 },
  { title: 'No Calc', percent: 58 },
  { title: 'Calc', percent: 0 },
];
const sections = ['Reading', 'Math - No Calculator'];
const onRecord = fn();

function Exams({ initiallyOpen, scored = false }: { initiallyOpen?: string; scored?: boolean }) {
  const [opened, setOpened] = useState(initiallyOpen);
  const [unfolded, setUnfolded] = useState(sections[0]);
  const score = scored && (
    <ScoreSum
      title="Score"
      lines={[{ label: 'Reading', value: 33, of: 40 }]}
      totals={[{ label: 'Total', value: 1290, of: 1600 }]}
    />
  );
  return (
    <ExamList label="SATs" footnote="* real test">
      {['SAT Practice Test 1', long, 'SAT Practice Test 4'].map((title) => (
        <ExamItem
          key={title}
          title={title}
          note="4 sections, 154 questions"
          bars={bars}
          whole={{ percent: 58, text: '58% by sequence' }}
          score={title === long ? { value: 1290, of: 1600 } : undefined}
          open={opened === title}
          onToggle={() => setOpened(opened === title ? undefined : title)}
        >
          <ExamModes note="The percentage counts sequences that are completed." label={`Modes of ${title}`}>
            <Switch>Test mode</Switch>
            <Switch>Grading mode</Switch>
            <NumberLegend entries={[{ text: 'uncertain', number: { uncertain: true } }]} />
          </ExamModes>
          <ExamContent aside={score}>
            {sections.map((section) => (
              <ExamSection
                key={section}
                title={section}
                note="20 questions, 15 open"
                percent={61}
                tools={<Button>Take Test</Button>}
                open={unfolded === section}
                onToggle={() => setUnfolded(unfolded === section ? undefined : section)}
              >
                <NumberGrid
                  label={section}
                  action="open"
                  numbers={Array.from({ length: 20 }, (_, at) =>
                    at < 15
                      ? { description: [`Topic ${at + 1}`], mark: { percent: 0 } }
                      : { description: ['no topic'], faint: true, off: 'text' },
                  )}
                  onPress={() => {}}
                />
              </ExamSection>
            ))}
          </ExamContent>
        </ExamItem>
      ))}
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
            <Button icon kind="quiet" aria-label="Delete SAT, March sitting" onClick={onRecord}>
              <BinIcon />
            </Button>
          </>
        }
      />
    </ExamList>
  );
}

/** For SATs and ACTs with their sections, for students and in the studio. */
const meta = {
  title: 'Tests and paper/ExamList',
  component: Exams,
  subcomponents: { ExamList, ExamItem, ExamModes, ExamInside: ExamContent, ExamSection },
} satisfies Meta<typeof Exams>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: 'opens an exam to its sections, and closes it',
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

export const Record: Story = {
  name: 'has a row that cannot be opened, with its own buttons',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.queryByRole('button', { name: 'SAT, March sitting*' })).toBeNull();
    await userEvent.click(kit.getByRole('button', { name: 'Delete SAT, March sitting' }));
    await expect(onRecord).toHaveBeenCalledOnce();
  },
};

export const Opened: Story = { args: { initiallyOpen: long, scored: true } };
export const OnAPhone: Story = { args: { initiallyOpen: long, scored: true }, parameters: { width: 375 } };

export const ScoresArrive: Story = {
  name: 'keeps the state of its sections when scores appear beside them',
  render: function Arriving() {
    const [scored, setScored] = useState(false);
    return (
      <>
        <ExamContent aside={scored && <ScoreSum title="Score" lines={[]} totals={[]} />}>
          <Button>Action</Button>
        </ExamContent>
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
