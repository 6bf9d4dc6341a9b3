import type { Setting } from '@fourfold/core/contract/session';
import type { Formulas } from '@fourfold/core/rich-text/formula-tree';
import { Button } from '@fourfold/ui-kit/button';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useEffect, useRef, useState } from 'react';
import { Rich, saysSomething } from '../../desk/rich.tsx';
import { late } from '../../late/late.tsx';
import { SettingCard } from './setting-card.tsx';
import css from './videos-card.module.css';

const VideosForm = late({
  name: 'The editor',
  load: () => import('./videos-form.tsx').then((part) => part.VideosForm),
  fallback: <Skeleton bars={[100, 60]} label="Loading the editor" />,
});

type VideosCardProps = { setting: Setting; mayEdit: boolean };

/** The introduction videos for new students and tutors. */
export function VideosCard({ setting, mayEdit }: VideosCardProps) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const left = useRef(false);
  useEffect(() => {
    // Returns the focus to the button when the form closes.
    if (!editing && left.current) edit.current?.focus();
    left.current = editing;
  }, [editing]);
  return (
    <SettingCard
      title="Introduction Videos"
      note="Students and tutors find them on their first page."
      actions={
        mayEdit &&
        !editing && (
          <Button ref={edit} onClick={() => setEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      {editing ? (
        <VideosForm saved={setting.introduction_video} onClose={() => setEditing(false)} />
      ) : saysSomething(setting.introduction_video) ? (
        // The contract does not type the compiled formulas.
        <Rich field={setting.introduction_video} formulas={setting.formulas as Formulas} />
      ) : (
        <p className={css.none}>No videos available.</p>
      )}
    </SettingCard>
  );
}
