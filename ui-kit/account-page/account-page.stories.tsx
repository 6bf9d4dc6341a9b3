import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { guide } from './account-page.guide.tsx';
import { AccountPage, AccountSection, type OpenSession } from './account-page.tsx';
import { sessionText } from './session-list.tsx';

const saveName = fn(async (_name: string) => true);
const change = fn(async () => ({ field: 'oldPassword' as const, message: 'Old Password is not correct.' }));
const endOthers = fn(async () => {});
const sessionActions = { failed: false, busy: false, onRetry: fn(), onEndOthers: endOthers };

const here: OpenSession = {
  id: '1',
  here: true,
  created_at: '2026-11-20T14:05:00.000Z',
  last_used_at: '2026-11-21T09:30:00.000Z',
  sites: ['learner', 'studio'],
  device: 'Firefox on Linux',
  as_student: null,
};
const other: OpenSession = { ...here, id: '2', here: false, sites: ['learner'], device: null };

const meta = {
  title: 'Forms/AccountPage (Settings, Profile)',
  component: AccountPage,
  subcomponents: { AccountSection },
  args: {
    email: 'maya.okafor@mail.example',
    name: { saved: 'Maya Okafor', onSave: saveName },
    password: { email: 'maya.okafor@mail.example', onChange: change },
    sessions: { ...sessionActions, sessions: [here, other] },
    children: (
      <AccountSection title="Results" note="Everything you have done.">
        <Button>Download my results</Button>
      </AccountSection>
    ),
  },
  parameters: { guide, docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => {
    for (const mock of [saveName, change, endOthers]) mock.mockClear();
  },
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** While the sessions load, a placeholder has the shape of their list. */
export const Loading: Story = { args: { sessions: { ...sessionActions, sessions: undefined } } };

/** The sessions could not be loaded; the rest of the page works. */
export const Failed: Story = { args: { sessions: { ...sessionActions, sessions: undefined, failed: true } } };

/** On phones the sections are one column, and long names and emails wrap. */
export const Phone: Story = {
  args: {
    email: 'bartholomew.featherstonehaugh-cholmondeley@a-rather-long-school-name.mail.example',
    sessions: {
      ...sessionActions,
      sessions: [here, { ...other, as_student: 'Bartholomew Featherstonehaugh-Cholmondeley' }],
    },
  },
  parameters: { width: 375 },
};

/** A changed name is saved without the spaces around it. */
export const Name: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const field = kit.getByRole('textbox', { name: 'Name' });
    const save = kit.getByRole('button', { name: 'Save name' });
    await expect(save).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '  {Enter}');
    await expect(field).toHaveAccessibleDescription('Please enter name');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Maya O. {Enter}');
    await expect(saveName.mock.calls).toEqual([['Maya O.']]);
  },
};

/** Errors of a new password are under their fields, before and after it is sent. */
export const Password: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const [old, fresh, again] = ['Old Password', 'New Password', 'Confirm Password'].map((label) =>
      kit.getByLabelText(label),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    const send = kit.getByRole('button', { name: 'Change password' });
    const expectError = async (field: HTMLElement, message: string) => {
      await waitFor(() => expect(field).toHaveAccessibleDescription(message));
      await expect(field).toHaveFocus();
    };
    await userEvent.click(send);
    await expectError(old, 'Please enter old password');
    await userEvent.type(old, 'not mine');
    await userEvent.type(fresh, 'short');
    await userEvent.click(send);
    await expectError(fresh, 'New Password should be minimum 8 characters.');
    await userEvent.type(fresh, ' no more');
    await userEvent.click(send);
    await expectError(again, 'New Password & Confirm Password should match.');
    await expect(change).not.toHaveBeenCalled();
    await userEvent.type(again, 'short no more');
    await userEvent.click(send);
    await expectError(old, 'Old Password is not correct.');
    await expect(change).toHaveBeenCalledOnce();
    await expect(fresh).toHaveValue('short no more');
  },
};

/** The other sessions end after a confirmation. */
export const Sessions: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'End the others' }));
    const dialog = within(await kit.findByRole('dialog', { name: 'End 1 other session?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(endOthers).not.toHaveBeenCalled();
    await userEvent.click(kit.getByRole('button', { name: 'End the others' }));
    await userEvent.click(await kit.findByRole('button', { name: 'OK' }));
    await expect(endOthers).toHaveBeenCalledOnce();
  },
};

/** There is only this session, so there is none to end. */
export const OneSession: Story = {
  args: { sessions: { ...sessionActions, sessions: [here] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'End the others' })).toBeDisabled();
  },
};

/** A session is described by the sites on which it is open, since when, and its last use. */
export const SessionText: Story = {
  play: async () => {
    const now = new Date(2026, 10, 21, 12);
    const at = (...day: [number, number, number, number]) => new Date(...day, 5).toISOString();
    const session = { ...other, created_at: at(2025, 11, 31, 14), last_used_at: at(2026, 10, 21, 9) };
    await expect(sessionText(session, now)).toBe(
      'Open on the learner site, since 31 Dec 2025, 2:05 PM, last used today, 9:05 AM',
    );
    await expect(sessionText({ ...session, here: true, sites: [], as_student: 'Maya' }, now)).toBe(
      'Looking at Maya, since 31 Dec 2025, 2:05 PM',
    );
  },
};
