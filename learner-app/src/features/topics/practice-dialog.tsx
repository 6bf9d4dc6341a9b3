import type { TopicKind } from '@fourfold/core/contract/content';
import { Dialog } from '@fourfold/ui-kit/dialog';
import type { Opened } from './dialog-of.ts';
import { Master } from './master.tsx';
import { SetList } from './set-list.tsx';
import css from './topics.module.css';

type PracticeDialogProps = { kind: TopicKind; opened: Opened; onClose: () => void };

/** What there is to practise under one title: its sequence left, its problem sets right (Q108). */
export function PracticeDialog({ kind, opened, onClose }: PracticeDialogProps) {
  const { title, sequence, sets, branch } = opened;
  const hasMaster = sequence !== undefined || branch.subsubtopic !== undefined;
  return (
    <Dialog title={title} onClose={onClose} wide={sets !== undefined}>
      <div className={css.dialog} data-two={(hasMaster && sets !== undefined) || undefined}>
        {hasMaster && <Master sequence={sequence} />}
        {sets && <SetList kind={kind} parent={sets} branch={branch} />}
      </div>
    </Dialog>
  );
}
