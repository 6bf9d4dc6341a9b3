import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RichText } from '../rich-text/rich-text.tsx';
import { passageDocument } from '../rich-text/sample-documents.ts';
import { Choices } from './choices.tsx';
import { Instructions } from './instructions.tsx';
import { SheetSwitch } from './lazy/sheet-switch.tsx';
import { Paper } from './paper.tsx';
import { guide } from './passage-pane.guide.tsx';
import { PassagePane } from './passage-pane.tsx';
import { QuestionHead } from './question-head.tsx';

const meta = {
  title: 'Practice/PassagePane (Split view)',
  component: PassagePane,
  subcomponents: { SheetSwitch },
  args: {
    stateKey: '3',
    startsWithPassage: true,
    Switch: SheetSwitch,
    children: <RichText document={passageDocument} />,
  },
  parameters: { guide, docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof PassagePane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The passage is left of its question, and before it in tab order. */
export const NextToQuestion: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: function Render(args) {
    const [chosen, setChosen] = useState<string[]>([]);
    return (
      <Paper
        head={<QuestionHead number={3} rank={1} />}
        passage={
          <PassagePane stateKey={args.stateKey} startsWithPassage Switch={SheetSwitch}>
            <RichText document={passageDocument} />
          </PassagePane>
        }
      >
        <Instructions kind="one-choice" />
        <p>What is the purpose of the passage?</p>
        <Choices
          choices={['To praise', 'To warn', 'To explain'].map((body) => ({ id: body, body }))}
          chosen={chosen}
          onChoose={setChosen}
        />
        <p>What can be done.</p>
      </Paper>
    );
  },
  parameters: { flush: true },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const text = kit.getByRole('region', { name: 'Passage' });
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.tab();
    const first = kit.getByRole('radio', { name: 'A To praise' });
    await expect(first).toHaveFocus();
    await expect(text.getBoundingClientRect().right).toBeLessThan(first.getBoundingClientRect().left);
  },
};

/** On small screens passage and question are two sheets; two buttons switch between them. */
export const Sheets: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('button', { name: 'Passage', pressed: true })).toBeVisible();
    await userEvent.click(kit.getByRole('button', { name: 'Question' }));
    await waitFor(() => expect(kit.queryByRole('region', { name: 'Passage' })).toBeNull());
    await userEvent.click(kit.getByRole('button', { name: 'Passage' }));
    await expect(kit.getByRole('region', { name: 'Passage' })).toBeVisible();
  },
};
