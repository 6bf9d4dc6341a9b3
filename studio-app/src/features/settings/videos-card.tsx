import type { Setting } from '@fourfold/core/contract/session';
import type { Formulas } from '@fourfold/core/rich-text/formula-tree';
import { Button } from '@fourfold/ui-kit/button';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { hasContent, RichField } from '../parts/desk/rich-field.tsx';
import { SettingCard } from './setting-card.tsx';
import css from './videos-card.module.css';

const VideosForm = lazyPart({
  name: 'The editor',
  load: () => import('./videos-form.tsx').then((part) => part.VideosForm),
  fallback: <Skeleton bars={[100, 60]} label="Loading the editor" />,
});

type VideosCardProps = { setting: Setting; canEdit: boolean };

/** The introduction videos for new students and tutors. */
export function VideosCard({ setting, canEdit }: VideosCardProps) {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Returns the focus to the button when the form closes.
    if (!editing && wasEditing.current) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return (
    <SettingCard
      title="Introduction Videos"
      note="Students and tutors find them on their first page."
      actions={
        canEdit &&
        !editing && (
          <Button ref={editButton} onClick={() => setEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      {editing ? (
        <VideosForm saved={setting.introduction_video} onClose={() => setEditing(false)} />
      ) : hasContent(setting.introduction_video) ? (
        // The contract does not type the compiled formulas.
        <RichField field={setting.introduction_video} formulas={setting.formulas as Formulas} />
      ) : (
        <p className={css.none}>No videos available.</p>
      )}
    </SettingCard>
  );
}
