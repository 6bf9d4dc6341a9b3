import { MoreIcon } from '@fourfold/ui-kit/icon';
import { Menu } from '@fourfold/ui-kit/menu';
import { TreeRow } from '@fourfold/ui-kit/tree-list';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { late } from '../../late/late.tsx';
import { PublishSwitch, stateOf, useMayPublish } from '../../publishing/publish-switch.tsx';
import type { SetPlace } from '../../sets/set-places.ts';
import { renameItem } from '../../tree/edit-tree.ts';
import { type Level, levelWords, type TreeItem } from '../../tree/levels.ts';
import { TitleEditor } from '../../tree/title-editor.tsx';
import { focusRow, rowId } from './rows.ts';
import type { Manager } from './use-manager.tsx';

/** Lazy, because it contains the desk of problem sets. */
const PlacePopup = late({
  name: 'The list of problem sets',
  load: () => import('../../sets/place-popup.tsx').then((part) => part.PlacePopup),
});

type ItemRowProps = {
  level: Level;
  item: TreeItem & { isPublish: boolean };
  manager: Manager;
  /** Replaces the title if the title is a link; otherwise a click on the title expands the row. */
  title?: ReactNode;
  note?: ReactNode;
  meta?: ReactNode;
  link?: ReactNode;
  /** The problem sets of the item, which open in a popup. */
  sets?: { place: SetPlace; branch: Readonly<Record<string, string>> };
  /** Whether the row can be expanded. */
  opens?: boolean;
  children?: ReactNode;
};

/** One item of the tree with its menu, title editor and publish switch. */
export function ItemRow({ level, item, manager, title, note, meta, link, sets, opens, children }: ItemRowProps) {
  const mayPublish = useMayPublish();
  // Initial value of the title editor while it is open; null while it is closed.
  const [editing, setEditing] = useState<string | null>(null);
  const [showing, setShowing] = useState(false);
  const close = () => {
    flushSync(() => setEditing(null));
    focusRow(item.id);
  };
  async function save(wanted: string) {
    close();
    // A title that could not be saved is in the editor again.
    if (!(await renameItem(manager.kind, level, item, wanted))) setEditing(wanted);
  }
  const actions = (
    <>
      {link}
      <Menu
        kind="quiet"
        icon
        label={`More for ${item.title}`}
        items={[
          ...(sets ? [{ label: 'Problem sets', onSelect: () => setShowing(true) }] : []),
          { label: 'Edit title', onSelect: () => setEditing(item.title) },
          { label: 'Delete', danger: true, onSelect: () => manager.remove(level, item) },
        ]}
      >
        <MoreIcon />
      </Menu>
      {mayPublish && <PublishSwitch kind={level} {...stateOf(item)} bare />}
      {sets && showing && <PlacePopup {...sets} title={item.title} onClose={() => setShowing(false)} />}
    </>
  );
  return (
    <TreeRow
      id={rowId(item.id)}
      title={title ?? item.title}
      note={note}
      meta={meta}
      actions={actions}
      // Super admins see a switch instead of the dot.
      published={mayPublish ? undefined : item.isPublish}
      current={item.id === manager.current}
      form={
        editing !== null && (
          <TitleEditor
            type={levelWords[level].type}
            begins={editing}
            saved={item.title}
            onSave={save}
            onCancel={close}
          />
        )
      }
      {...(opens && { open: manager.isOpen(item.id), onToggle: () => manager.toggle(item.id) })}
    >
      {children}
    </TreeRow>
  );
}
