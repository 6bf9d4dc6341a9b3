import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { ballQuestion, sampleFormulas } from '../rich-text/sample-documents.ts';
import { guide } from './choices.guide.tsx';
import { type Choice, Choices } from './choices.tsx';

const judged: Choice[] = ['3', '20', '23', '33'].map((body) => ({
  id: body,
  body,
  correct: body === '23',
  why: body === '20' && (
    <>
      20 meters is how far the ball rises <em>above the platform</em>. The platform is itself 3 meters high.
    </>
  ),
}));

const meta = {
  title: 'Practice/Choices (Radio, Answer list)',
  component: Choices,
  args: {
    choices: ['3', '20', '23', '33'].map((body) => ({ id: body, body })),
    chosen: [] as string[],
    onChoose: fn(),
  },
  parameters: { guide, width: 704, controlled: { chosen: 'onChoose' } },
} satisfies Meta<typeof Choices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Letters from A to F: at most six answers are shown. A click selects one. */
export const Letters: Story = {
  name: 'Letters [PRC-002]',
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

const strike: (body: string) => void = fn();

/** Other letters, as the ACT has them, and an action at each answer until the check. */
export const WithTools: Story = {
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

/** Checkboxes in the same style, if several answers may be right. */
export const Several: Story = {
  args: { several: true, chosen: ['3'] },
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

/** After the check: the chosen answer with its own explanation, and the right answer. */
export const Wrong: Story = {
  args: { choices: judged, chosen: ['20'], checked: true },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('radio', { name: 'B 20' })).toHaveAccessibleDescription(/^Your answer ?, wrong$/);
    await expect(kit.getByRole('radio', { name: 'C 23' })).toHaveAccessibleDescription('Right answer');
    await expect(kit.getByText(/The platform is itself/)).toBeVisible();
    await userEvent.click(kit.getByText('33'));
    await expect(kit.getByRole('radio', { name: 'B 20' })).toBeChecked();
  },
};

/** After the check: a right answer. The others recede. */
export const Right: Story = { args: { choices: judged, chosen: ['23'], checked: true } };

/** After the check of several: right, wrong and missed answers. */
export const SeveralChecked: Story = {
  args: {
    several: true,
    checked: true,
    chosen: ['3', '20'],
    choices: judged.map((choice) => ({
      ...choice,
      correct: choice.id !== '20' && choice.id !== '33',
    })),
  },
};

/** The student struck out an answer; it can still be chosen. */
export const StruckOut: Story = {
  args: { choices: ['3', '20', '23', '33'].map((body) => ({ id: body, body, struck: body === '33' })) },
};

/** An answer may have formulas, and wraps. */
export const RichAndLong: Story = {
  args: {
    chosen: ['a'],
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

/** At the width of a phone. */
export const Phone: Story = {
  args: { choices: judged, chosen: ['20'], checked: true },
  parameters: { width: 375 },
};
