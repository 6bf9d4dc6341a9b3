import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NumberGrid } from '../number-grid/number-grid.tsx';
import { ExamItem, ExamList, ExamSection } from './exam-list.tsx';

const long = 'SAT Practice Test 3, as it was given in the autumn at schools that asked for a sitting of their own';

function Exams({ begins }: { begins?: string }) {
  const [opened, setOpened] = useState(begins);
  const item = (title: string) => ({
    title,
    note: '4 sections, 154 questions',
    open: opened === title,
    onToggle: () => setOpened(opened === title ? undefined : title),
  });
  return (
    <ExamList label="SATs">
      {['SAT Practice Test 1', long, 'SAT Practice Test 4'].map((title) => (
        <ExamItem key={title} {...item(title)}>
          {['Reading', 'Math - No Calculator'].map((section) => (
            <ExamSection key={section} title={section} note="20 questions, 15 open">
              <NumberGrid
                label={section}
                numbers={Array.from({ length: 20 }, (_, at) => ({ topic: at < 15 ? `Topic ${at + 1}` : null }))}
                onOpen={() => {}}
              />
            </ExamSection>
          ))}
        </ExamItem>
      ))}
    </ExamList>
  );
}

const meta = { title: 'Exams/ExamList', component: Exams } satisfies Meta<typeof Exams>;
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

export const Opened: Story = { args: { begins: long } };
export const OnAPhone: Story = { args: { begins: long }, parameters: { width: 375 } };
