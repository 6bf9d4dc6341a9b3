import { use } from 'react';
import { GripIcon } from '../edit-icons/edit-icons.tsx';
import css from './sortable.module.css';
import { RowContext } from './sorting-context.ts';

/**
 * The drag handle of a row. By keyboard: Space picks the row up, arrows move it. Renders nothing if the list is fixed.
 */
export function RowHandle() {
  const row = use(RowContext);
  if (!row?.handle) return null;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the handle's own props bring its role
    <span {...row.handle} className={css.handle} aria-label={`Drag ${row.name}`} title="Drag">
      <GripIcon />
    </span>
  );
}
