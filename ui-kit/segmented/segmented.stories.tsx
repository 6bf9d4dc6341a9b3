import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Segmented } from './segmented.tsx';

const options = [
  { value: 'mock', label: 'Mock' },
  { value: 'real', label: 'Real' },
] as const;

function MockOrReal() {
  const [variant, setVariant] = useState<'mock' | 'real'>('mock');
  return <Segmented label="Area" options={options} value={variant} onChange={setVariant} />;
}

/** For two or three options of which one is selected. On or off is a switch; more is a select. */
const meta = { title: 'Actions/Segmented', component: MockOrReal, subcomponents: { Segmented } } satisfies Meta<
  typeof MockOrReal
>;
export default meta;

export const Chooses: StoryObj<typeof meta> = {
  name: 'selects one of its options',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('radio', { name: 'Mock' })).toBeChecked();
    await userEvent.click(kit.getByRole('radio', { name: 'Real' }));
    await expect(kit.getByRole('radio', { name: 'Real' })).toBeChecked();
    await expect(kit.getByRole('radio', { name: 'Mock' })).not.toBeChecked();
  },
};
