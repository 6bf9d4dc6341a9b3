import { formatDateTime } from '@fourfold/core/day/format-day';
import type { OpenSession } from './session-list.tsx';

const siteLabels = { learner: 'learner site', studio: 'studio' } as const;

/** Returns on which sites a session is open, since when, and its last use. */
export function sessionText(session: OpenSession, now: Date): string {
  const { here, created_at, last_used_at, sites, as_student } = session;
  const open = sites.map((site) => siteLabels[site]).join(' and ');
  return [
    as_student !== null && `Looking at ${as_student}`,
    open && `Open on the ${open}`,
    `since ${formatDateTime(new Date(created_at), now)}`,
    !here && `last used ${formatDateTime(new Date(last_used_at), now)}`,
  ]
    .filter(Boolean)
    .join(', ')
    .replace(/^since/, 'Since');
}
