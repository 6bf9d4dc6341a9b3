import { showAlert } from '@fourfold/ui-kit/alerts';
import { MoreIcon } from '@fourfold/ui-kit/icon';
import { InlineEdit } from '@fourfold/ui-kit/inline-edit';
import { Menu } from '@fourfold/ui-kit/menu';
import { TreeRow } from '@fourfold/ui-kit/tree-list';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../../shared/lazy-part.tsx';
import type { SetLocation } from '../parts/problem-sets/set-locations.ts';
import { PublishSwitch, publishStateOf, useMayPublish } from '../parts/publishing/publish-switch.tsx';
import { renameItem } from '../parts/topic-tree/edit-tree.ts';
import { levelLabels, type TreeItem, type TreeLevel, type TreeListId } from '../parts/topic-tree/levels.ts';
import { focusRow, rowId } from './focus-row.ts';
import type { TopicManager } from './use-topic-manager.tsx';

/** Lazy, because it contains the desk of problem sets. */
const SetsPopup = lazyPart({
  name: 'The list of problem sets',
  load: () => import('../parts/problem-sets/set-desk-popup.tsx').then((part) => part.SetDeskPopup),
});

type ItemRowProps = {
  level: TreeLevel;
  item: TreeItem & { isPublish: boolean };
  manager: TopicManager;
  /** Replaces the title if the title is a link; otherwise a click on the title expands the row. */
  title?: ReactNode;
  note?: ReactNode;
  meta?: ReactNode;
  link?: ReactNode;
  /** The list below the item, in which its menu creates records. */
  within?: TreeListId;
  /** The problem sets of the item, which open in a popup. */
  sets?: { setLocation: SetLocation; branch: Readonly<Record<string, string>> };
  /** Whether the row can be expanded. */
  isExpandable?: boolean;
  children?: ReactNode;
};

/** One item of the tree with its menu, title editor and publish switch. */
export function ItemRow({
  level,
  item,
  manager,
  title,
  note,
  meta,
  link,
  within,
  sets,
  isExpandable,
  children,
}: ItemRowProps) {
  const mayPublish = useMayPublish();
  const { type } = levelLabels[level];
  // Initial value of the title editor while it is open; null while it is closed.
  const [initialTitle, setInitialTitle] = useState<string | null>(null);
  const [isShowingSets, setIsShowingSets] = useState(false);
  const close = () => {
    flushSync(() => setInitialTitle(null));
    focusRow(item.id);
  };
  async function save(newTitle: string) {
    close();
    // A title that could not be saved is in the editor again.
    if (!(await renameItem(manager.kind, level, item, newTitle))) setInitialTitle(newTitle);
  }
  const actions = (
    <>
      {link}
      <Menu
        kind="quiet"
        icon
        label={`More for ${item.title}`}
        items={[
          ...(sets ? [{ label: 'Problem sets', onSelect: () => setIsShowingSets(true) }] : []),
          ...(within
            ? [
                {
                  label: `Create ${levelLabels[within.level].type}`,
                  onSelect: () =>
                    manager.create(within, { within: item.title, onCreated: (id) => manager.show(id, item.id) }),
                },
              ]
            : []),
          { label: 'Edit title', onSelect: () => setInitialTitle(item.title) },
          { label: 'Delete', danger: true, onSelect: () => manager.remove(level, item) },
        ]}
      >
        <MoreIcon />
      </Menu>
      {mayPublish && <PublishSwitch kind={level} {...publishStateOf(item)} bare />}
      {sets && isShowingSets && <SetsPopup {...sets} title={item.title} onClose={() => setIsShowingSets(false)} />}
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
        initialTitle !== null && (
          <InlineEdit
            label={`${type} title`}
            initialValue={initialTitle}
            saved={item.title}
            onSave={save}
            onEmpty={() => showAlert('error', `Please enter ${type} title`)}
            onCancel={close}
          />
        )
      }
      {...(isExpandable && { open: manager.isOpen(item.id), onToggle: () => manager.toggle(item.id) })}
    >
      {children}
    </TreeRow>
  );
}
