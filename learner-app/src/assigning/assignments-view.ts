import { session } from '@fourfold/app-shell/session';
import { create } from 'zustand';

export type OpenedView = 'current' | 'completed';
type AssignmentsView = { currentPage: number; completedPage: number; openedView: OpenedView };

const initialView: AssignmentsView = { currentPage: 1, completedPage: 1, openedView: 'current' };

/**
 * The open tab of the assignments and the page of each tab (SES-008). They stay while the user is
 * on another page; a reload resets them.
 */
export const assignmentsView = create<AssignmentsView>()(() => initialView);

export const pageNames = { current: 'currentPage', completed: 'completedPage' } as const satisfies Record<
  OpenedView,
  keyof AssignmentsView
>;

// Another account starts from the defaults.
session.subscribe((now, before) => {
  if (now.account?.id !== before.account?.id) assignmentsView.setState(initialView);
});
