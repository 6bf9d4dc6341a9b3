import type { MistakeCause } from '@fourfold/core/reviews/causes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SavedState } from '../saved-state/saved-state.tsx';
import { guide } from './mistake-list.guide.tsx';
import { MistakeItem, MistakeList } from './mistake-list.tsx';

const meta = {
  title: 'Practice/MistakeItem (Mistake notebook)',
  component: MistakeItem,
  subcomponents: { MistakeList },
  args: {
    question: <p>Which choice completes the text with the most precise adjective?</p>,
    given: <p>ambiguous</p>,
    right: <p>unequivocal</p>,
    source: <a href="#set">Transitions</a>,
    when: '24 Nov, missed 2 times',
    skills: ['Transitions'],
    comesBack: 'Comes back tomorrow',
    renderExplanation: () => <p>The text says that the result left no doubt.</p>,
    cause: null,
    suggested: 'slip',
    onCause: fn(),
    note: '',
    noteState: <SavedState at="saved" />,
    onNote: fn(),
    onNoteEnd: fn(),
    maxNote: 2000,
  },
  parameters: { guide },
  decorators: [
    (Story) => (
      <MistakeList label="Missed questions">
        <Story />
      </MistakeList>
    ),
  ],
} satisfies Meta<typeof MistakeItem>;
export default meta;
type Story = StoryObj<typeof MistakeItem>;

export const Playground: Story = {};

/** One press chooses a cause, and a second one removes it; then the suggestion is shown again. */
export const Cause: Story = {
  render: function Render(args) {
    const [cause, setCause] = useState<MistakeCause | null>(args.cause);
    return <MistakeItem {...args} cause={cause} onCause={setCause} />;
  },
  play: async ({ canvasElement }) => {
    const kit = within(within(canvasElement).getByRole('group', { name: 'Cause' }));
    await expect(kit.getByRole('button', { name: 'Slip suggested' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(kit.getByRole('button', { name: 'Did not know' }));
    await expect(kit.getByRole('button', { name: 'Did not know' })).toHaveAttribute('aria-pressed', 'true');
    await expect(kit.getByRole('button', { name: 'Slip' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(kit.getByRole('button', { name: 'Did not know' }));
    await expect(kit.getByRole('button', { name: 'Slip suggested' })).toHaveAttribute('aria-pressed', 'false');
  },
};

/** The explanation is a disclosure; it is rendered when it is first opened. */
export const Explained: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.queryByText('The text says that the result left no doubt.')).toBeNull();
    await userEvent.click(kit.getByRole('button', { name: 'Explanation' }));
    await expect(kit.getByText('The text says that the result left no doubt.')).toBeVisible();
    await userEvent.click(kit.getByRole('button', { name: 'Hide explanation' }));
    await expect(kit.getByText('The text says that the result left no doubt.')).not.toBeVisible();
  },
};

/** A tutor reads what the student chose and wrote. */
export const ReadOnly: Story = {
  args: {
    cause: 'wrong approach',
    note: 'I read the choices first.\nRead the sentence first.',
    onCause: undefined,
    onNote: undefined,
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.queryByRole('group')).toBeNull();
    await expect(kit.queryByRole('textbox')).toBeNull();
    await expect(kit.getByText('Wrong approach')).toBeVisible();
    await expect(kit.getByText(/Read the sentence first/)).toBeVisible();
  },
};

/** On paper there is no question: the number, both letters, and a link to practice. */
export const Paper: Story = {
  args: {
    question: 'Question 14',
    given: null,
    right: 'C',
    when: '24 Nov',
    source: <a href="#sat">Practice test 4, Writing</a>,
    comesBack: undefined,
    renderExplanation: undefined,
    suggested: null,
    children: (
      <p>
        <a href="#practice">Practise Transitions</a>
      </p>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Left out')).toBeVisible();
  },
};
