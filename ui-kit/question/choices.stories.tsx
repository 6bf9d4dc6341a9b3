import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { ballQuestion, sampleFormulas } from '../rich-text/sample-documents.ts';
import { type Choice, Choices } from './choices.tsx';

const answers = (right: string): Choice[] =>
  ['3', '20', '23', '33'].map((body) => ({
    id: body,
    body,
    correct: right === body,
    why: body === '20' && (
      <>
        20 meters is how far the ball rises <em>above the platform</em>. The platform is itself 3 meters high.
      </>
    ),
  }));

type Props = { choices: Choice[]; initial?: string[]; several?: boolean; checked?: boolean; letters?: string[] };

function Answering({ choices, initial = [], ...given }: Props) {
  const [chosen, setChosen] = useState(initial);
  return <Choices {...given} choices={choices} chosen={chosen} onChoose={setChosen} />;
}

/** For choosing one or several answers: practice, tests, an author’s preview. */
const meta = {
  title: 'Practice/Choices',
  component: Answering,
  subcomponents: { Choices },
  args: { choices: answers('23') },
  parameters: { width: 704 },
} satisfies Meta<typeof Answering>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  name: 'are lettered from A, at most six, and chosen by pointer [PRC-002]',
  args: {
    choices: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((body) => ({ id: body, body })),
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const names = kit.getAllByRole('radio').map((radio) => radio.getAttribute('aria-labelledby'));
    await expect(names).toHaveLength(6);
    await expect(kit.getByRole('radio', { name: 'F six' })).not.toBeChecked();
    await userEvent.click(kit.getByText('two'));
    await userEvent.click(kit.getByText('three'));
    await expect(kit.getByRole('radio', { name: 'B two' })).not.toBeChecked();
    await expect(kit.getByRole('radio', { name: 'C three' })).toBeChecked();
  },
};

const strike = fn();

export const WithTools: Story = {
  name: 'may have other letters, and an action at each until the check',
  args: {
    letters: ['F', 'G', 'H', 'J', 'K'],
    choices: ['one', 'two', 'three'].map((body) => ({
      id: body,
      body,
      struck: body === 'two',
      tool: (
        <Button
          kind="quiet"
          onClick={(event) => {
            event.preventDefault();
            strike(body);
          }}
        >
          Strike out {body}
        </Button>
      ),
    })),
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Strike out three' }));
    await expect(strike).toHaveBeenCalledWith('three');
    await expect(kit.getByRole('radio', { name: 'H three' })).not.toBeChecked();
    await userEvent.click(kit.getByText('three', { exact: true }));
    await expect(kit.getByRole('radio', { name: 'H three' })).toBeChecked();
  },
};

export const Several: Story = {
  name: 'are checkboxes in the same style if several may be right',
  args: { several: true, initial: ['3'] },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(kit.getByText('33'));
    const chosen = kit.getAllByRole('checkbox', { checked: true });
    await expect(chosen.map((box) => box.closest('label')?.textContent)).toEqual(['B20', 'D33']);
  },
};

export const Wrong: Story = {
  name: 'show after the check the chosen and the right answer, and the answer’s own explanation',
  args: { initial: ['20'], checked: true },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('radio', { name: 'B 20' })).toHaveAccessibleDescription(/^Your answer ?, wrong$/);
    await expect(kit.getByRole('radio', { name: 'C 23' })).toHaveAccessibleDescription('Right answer');
    await expect(kit.getByText(/The platform is itself/)).toBeVisible();
    await userEvent.click(kit.getByText('33'));
    await expect(kit.getByRole('radio', { name: 'B 20' })).toBeChecked();
  },
};

export const Right: Story = { args: { initial: ['23'], checked: true } };
export const SeveralChecked: Story = {
  args: {
    several: true,
    checked: true,
    initial: ['3', '20'],
    choices: answers('23').map((choice) => ({
      ...choice,
      correct: choice.id !== '20' && choice.id !== '33',
    })),
  },
};
export const StruckOut: Story = {
  args: { choices: answers('23').map((choice) => ({ ...choice, struck: choice.id === '33' })) },
};
export const RichAndLong: Story = {
  args: {
    initial: ['a'],
    choices: [
      { id: 'a', body: <RichText document={ballQuestion} formulas={sampleFormulas} /> },
      { id: 'b', body: <RichText document={ballQuestion.slice(1, 2)} formulas={sampleFormulas} /> },
      {
        id: 'c',
        body: 'An answer of many words, which is set as the text is and goes on for more than one line of a phone.',
      },
    ],
  },
};
export const Phone: Story = { args: { initial: ['20'], checked: true }, parameters: { width: 375 } };
