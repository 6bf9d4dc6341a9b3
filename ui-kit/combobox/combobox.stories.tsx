import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { Combobox } from './combobox.tsx';

const sets = [
  { id: 'a', label: 'Signs of products', note: 'Math, Numbers' },
  { id: 'b', label: 'Signs of sums', note: 'Math, Numbers' },
  { id: 'c', label: 'Road signs', note: 'Reading, Passages, linked already', disabled: true },
];
const students = Array.from({ length: 12 }, (_, at) => ({
  id: `${at}`,
  label: `Student ${at + 1}`,
  note: `student.${at + 1}@mail.example`,
}));

/** Stores the text and the choice, as a page does. */
function Searching({ value, chosen, options, onType, onPick, ...rest }: ComponentProps<typeof Combobox>) {
  const [text, setText] = useState(value);
  const [ids, setIds] = useState(chosen);
  return (
    <Combobox
      {...rest}
      value={text}
      chosen={ids}
      options={options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
      onType={(typed) => {
        setText(typed);
        onType(typed);
      }}
      onPick={(id) => {
        if (ids) setIds(new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]));
        else setText(options.find((option) => option.id === id)?.label ?? '');
        onPick(id);
      }}
    />
  );
}

/** For one or several of many records that are found by their text. For a few known options take Select. */
const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Title',
    listLabel: 'Problem sets',
    value: 'sign',
    options: sets,
    status: '3 problem sets found',
    onType: fn(),
    onPick: fn(),
  },
  render: (args) => <Searching {...args} />,
  parameters: { width: 460 },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keys: Story = {
  name: 'Keys: one choice',
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    const field = kit.getByRole('combobox', { name: 'Title' });
    await expect(field).toHaveFocus();
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    await expect(kit.getByRole('option', { name: /Road signs/ })).toHaveAttribute('aria-selected', 'true');
    // A disabled option cannot be chosen.
    await userEvent.click(kit.getByRole('option', { name: /Road signs/ }));
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', kit.getByRole('option', { name: /sums/ }).id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('b');
    await expect(field).toHaveValue('Signs of sums');
    await expect(field).toHaveFocus();
  },
};

export const Submits: Story = {
  name: 'Enter without a choice submits the form',
  args: { value: 'nothing like this' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onType('submitted');
      }}
    >
      <Searching {...args} />
      <Button type="submit">Link</Button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await expect(kit.queryByRole('listbox')).toBeNull();
    await userEvent.type(kit.getByRole('combobox'), '{Enter}');
    await expect(args.onType).toHaveBeenLastCalledWith('submitted');
  },
};

export const Several: Story = {
  name: 'Keys: several choices',
  args: {
    label: 'Find students',
    note: 'By name or email. Enter chooses, and lets go.',
    listLabel: 'Students',
    value: '',
    options: students,
    chosen: new Set(['1']),
    status: '12 students',
    onEnd: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    const list = kit.getByRole('listbox', { name: 'Students' });
    const chosen = () =>
      within(list)
        .queryAllByRole('option', { selected: true })
        .map((option) => option.textContent);
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{PageDown}{Enter}');
    await expect(chosen()).toEqual(['Student 1student.1@mail.example', 'Student 5student.5@mail.example']);
    // The active option is scrolled into view, and the end of the list asks for more.
    await expect(list.scrollTop).toBeGreaterThan(0);
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    await expect(args.onEnd).toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(kit.getByRole('option', { name: /Student 12/ })).toHaveAttribute('data-active');
    await userEvent.type(kit.getByRole('combobox'), ' 12');
    await expect(kit.getAllByRole('option')).toHaveLength(1);
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onPick).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Empty: Story = { args: { ...Several.args, value: 'Zoe', status: 'No Record Found' } };
export const Loading: Story = { args: { ...Several.args, loading: 'Loading students' } };
export const Failed: Story = {
  args: {
    ...Several.args,
    error: (
      <ErrorPanel title="The students could not be loaded." onRetry={fn()}>
        No connection to the server.
      </ErrorPanel>
    ),
  },
};
export const Invalid: Story = { args: { message: 'No Problem Set Found' } };
export const LongText: Story = {
  args: {
    value: '',
    options: [
      {
        id: 'a',
        label: 'The vertex of a parabola and everything that it says about the function to which it belongs',
        note: 'Math, Functions, Donaudampfschifffahrtsgesellschaftskapitänsmützen',
      },
    ],
  },
};
export const Phone: Story = {
  args: {
    ...Several.args,
    options: [
      { id: 'x', label: 'Bartholomew Featherstonehaugh-Cholmondeley', note: 'b.featherstonehaugh@mail.example' },
      ...students,
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
