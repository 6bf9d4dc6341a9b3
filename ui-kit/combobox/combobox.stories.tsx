import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { withoutAutoFocus } from '../stories/no-auto-focus.tsx';
import { guide } from './combobox.guide.tsx';
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

type Props = ComponentProps<typeof Combobox>;

/** Filters the options by the text and stores the choice, as a page does. */
function FilteredOptions({ args, Story }: { args: Props; Story: Parameters<Decorator<Props>>[0] }) {
  const [chosen, setChosen] = useState(args.chosen);
  const { value, options, onType, onPick } = args;
  const matching = options.filter(({ label }) => label.toLowerCase().includes(value.toLowerCase()));
  const pick: Props['onPick'] = (id, keys) => {
    onPick(id, keys);
    if (chosen) setChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]));
    else onType(options.find((option) => option.id === id)?.label ?? '');
  };
  return <Story args={{ ...args, chosen, options: matching, onPick: pick }} />;
}

const meta = {
  title: 'Forms/Combobox (Autocomplete, Search field)',
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
  decorators: [withoutAutoFocus, (Story, { args }) => <FilteredOptions args={args} Story={Story} />],
  parameters: { guide, controlled: { value: 'onType' }, width: 460 },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** With `chosen`, each option has a tick, and the list has a frame of a fixed height. */
export const Several: Story = {
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
};

/** The options belong to an earlier text: Enter chooses none of them. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onPick).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Nothing was found: the status says so. */
export const Empty: Story = { args: { ...Several.args, value: 'Zoe', status: 'No Record Found' } };

/** While the first options load, a placeholder is shown instead of the list. */
export const Loading: Story = { args: { ...Several.args, loading: 'Loading students' } };

/** The options could not be loaded: an error with a button is shown instead of the list. */
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

/** The field is marked invalid and described by its message. */
export const Invalid: Story = { args: { message: 'No Problem Set Found' } };

/** A long title and a long note wrap. */
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

/** On phones each option is as high as a finger needs; a long name is cut. */
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

/** The page filters the options by the text, and stores what was chosen. */
export const StateOfThePage: Story = {
  render: function Render() {
    const [text, setText] = useState('');
    const [chosen, setChosen] = useState(new Set(['1']));
    const found = students.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
    return (
      <Combobox
        label="Find students"
        listLabel="Students"
        value={text}
        options={found}
        chosen={chosen}
        status={`${found.length} students`}
        onType={setText}
        onPick={(id) => setChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]))}
      />
    );
  },
};

/** Arrow keys move through the options, from the last to the first; Enter chooses. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    const field = kit.getByRole('combobox', { name: 'Title' });
    // Storybook may hide a story while it is rendered, so that it does not get its first focus.
    await userEvent.click(field);
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    await expect(kit.getByRole('option', { name: /Road signs/ })).toHaveAttribute('aria-selected', 'true');
    // A disabled option cannot be chosen.
    await userEvent.click(kit.getByRole('option', { name: /Road signs/ }));
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', kit.getByRole('option', { name: /sums/ }).id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('b', { shift: false });
    await expect(field).toHaveValue('Signs of sums');
    await expect(field).toHaveFocus();
  },
};

/** With `group`, the options have headings; the keys move through all of them. */
export const Groups: Story = {
  args: {
    label: 'Find skills',
    listLabel: 'Skills',
    value: '',
    options: [
      { id: 'a', label: 'Linear functions', group: 'SAT, Algebra' },
      { id: 'b', label: 'Systems of two linear equations in two variables', group: 'SAT, Algebra' },
      { id: 'c', label: 'Percentages', group: 'SAT, Problem-Solving and Data Analysis' },
    ],
    chosen: new Set(['b']),
    status: '1 skill chosen',
  },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    const algebra = within(kit.getByRole('group', { name: 'SAT, Algebra' }));
    await expect(algebra.getAllByRole('option')).toHaveLength(2);
    await userEvent.click(kit.getByRole('combobox', { name: 'Find skills' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('c', { shift: false });
    await expect(kit.getByRole('option', { name: 'Percentages', selected: true })).toBeVisible();
  },
};

/** With `onActive` the owner has the active option: Home and End lead to the first and the last one, Enter picks it. */
export const Palette: Story = {
  args: { value: '', active: 'b', onActive: fn() },
  play: async ({ args }) => {
    await userEvent.keyboard('{End}{Shift>}{Enter}{/Shift}');
    await expect(args.onActive).toHaveBeenLastCalledWith('c');
    await expect(args.onPick).toHaveBeenLastCalledWith('b', { shift: true });
  },
};

/** Enter without a chosen option submits the form that contains it. */
export const Submit: Story = {
  args: { value: 'nothing like this' },
  decorators: [
    (Story) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <Story />
        <Button type="submit">Link</Button>
      </form>
    ),
  ],
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const onSubmit = fn();
    canvasElement.addEventListener('submit', onSubmit);
    await expect(kit.queryByRole('listbox')).toBeNull();
    await userEvent.type(kit.getByRole('combobox'), '{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    canvasElement.removeEventListener('submit', onSubmit);
  },
};

/** With several choices, Enter toggles the active option, and the end of the list loads further ones. */
export const KeyboardOfSeveral: Story = {
  args: { ...Several.args },
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
