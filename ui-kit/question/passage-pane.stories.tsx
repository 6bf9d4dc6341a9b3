import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { RichText } from '../rich-text/rich-text.tsx';
import { passageDocument } from '../rich-text/sample-documents.ts';
import { Choices } from './choices.tsx';
import { Instructions } from './instructions.tsx';
import { SheetSwitch } from './lazy/sheet-switch.tsx';
import { Paper } from './paper.tsx';
import { PassagePane } from './passage-pane.tsx';
import { QuestionHead } from './question-head.tsx';

const answers = ['To praise', 'To warn', 'To explain'].map((body) => ({ id: body, body }));

function Read() {
  const [chosen, choose] = useState<string[]>([]);
  return (
    <Paper
      head={<QuestionHead number={3} rank={1} />}
      passage={
        <PassagePane stateKey="3" startsWithPassage Switch={SheetSwitch}>
          <RichText document={passageDocument} />
        </PassagePane>
      }
    >
      <Instructions input="one" />
      <p>What is the purpose of the passage?</p>
      <Choices choices={answers} chosen={chosen} onChoose={choose} />
      <p>What can be done.</p>
    </Paper>
  );
}

/** For the passage of a question. Inside an explanation or an answer it stays in the text. */
const meta = {
  title: 'Practice/Passage beside a question',
  component: Read,
  subcomponents: { PassagePane, SheetSwitch },
  parameters: { flush: true },
} satisfies Meta<typeof Read>;
export default meta;

export const Beside: StoryObj<typeof meta> = {
  name: 'is left of its question, and before it in tab order',
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
