import { useAccount } from '@fourfold/app-shell/session';
import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { RailMenu } from '@fourfold/ui-kit/app-shell';
import { Link, useLocation } from 'react-router-dom';
import { BinEntry } from '../features/bin/bin-entry.tsx';
import { BucketEntry } from '../features/parts/bucket/bucket-entry.tsx';
import { topicLists } from '../features/parts/topic-tree/topic-lists.ts';
import type { Branch } from './navigation-branch.ts';

type MenuEntry = {
  title: string;
  path: string;
  /** The entry is marked on all pages of this kind of topic or exam family, not only on its own page. */
  kind?: TopicKind | Family;
  superAdmins?: true;
};

/** In the specified order (NAV-016); the entries that open a dialog are between the two groups (NAV-017). */
const upperEntries: readonly MenuEntry[] = [
  { title: 'Dashboard', path: '/admin' },
  { title: 'Users', path: '/admin/users', superAdmins: true },
  { title: 'SATs', path: '/admin/sats', kind: 'sat' },
  { title: 'ACTs', path: '/admin/acts', kind: 'act' },
  ...topicLists
    .filter(({ isInMenu }) => isInMenu)
    .map(({ menuLabel, path, kind }) => ({ title: menuLabel, path, kind })),
];
const lowerEntries: readonly MenuEntry[] = [
  { title: 'Reported Problems', path: '/admin/reported_problems', superAdmins: true },
  { title: 'Settings', path: '/admin/settings' },
];

/** The studio's main menu; `within` is the branch that the page belongs to. */
export function MainMenu({ within }: { within: Branch | null }) {
  const account = useAccount();
  const pathname = useLocation().pathname.replace(/\/+$/, '');
  // SAT topics are linked from the SATs and belong to that entry (Q23).
  const markedKind = within?.kind === 'exam' ? within.family : within?.kind;
  const entries = (group: readonly MenuEntry[]) =>
    group
      .filter(({ superAdmins }) => !superAdmins || account?.is_super_admin)
      .map(({ title, path, kind }) => (
        <Link
          key={path}
          to={path}
          aria-current={path === pathname ? 'page' : kind !== undefined && kind === markedKind}
        >
          {title}
        </Link>
      ));
  return (
    <RailMenu>
      {entries(upperEntries)}
      <BinEntry />
      <BucketEntry />
      {entries(lowerEntries)}
    </RailMenu>
  );
}
