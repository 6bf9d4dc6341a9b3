import { create } from 'zustand';
import { session } from '../session/session.ts';

export type OpenedView = 'current' | 'completed';
type View = { currentPage: number; completedPage: number; openedView: OpenedView };

const start: View = { currentPage: 1, completedPage: 1, openedView: 'current' };

/** What of the assignments is open: it stays while one goes to a page and back, and is gone with a reload (1§3). */
export const view = create<View>()(() => start);

export const pageNames = { current: 'currentPage', completed: 'completedPage' } as const satisfies Record<
  OpenedView,
  keyof View
>;

// Another person's assignments begin at the beginning.
session.subscribe((now, before) => {
  if (now.account?.id !== before.account?.id) view.setState(start);
});
