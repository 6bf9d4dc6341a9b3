import { confirm } from '@fourfold/app-shell/confirm';
import { editSkill, moveSkill, removeSkill } from '@fourfold/core/skills/edit-skill-list';
import type { Skill } from '@fourfold/core/skills/skill-list';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { MoreIcon } from '@fourfold/ui-kit/icon';
import { InlineEdit } from '@fourfold/ui-kit/inline-edit';
import { Menu } from '@fourfold/ui-kit/menu';
import { TreeRow } from '@fourfold/ui-kit/tree-list';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusMenuOf, menuLabel, rowId } from './focus-menu.ts';
import type { SkillEdit } from './save-skills.ts';

type SkillRowProps = {
  /** A domain or a skill. */
  entry: Skill;
  noun: 'domain' | 'skill';
  /** Questions that have it; a skill of one cannot be deleted. */
  questionCount: number;
  /** Saves the list after an edit; resolves to whether it was saved. */
  onSave: (edit: SkillEdit, successMessage: string) => Promise<boolean>;
  /** Opens the field for a new skill of this domain. */
  onAdd?: () => void;
  open?: boolean;
  onToggle?: () => void;
  children?: ReactNode;
};

/** One domain or skill with its menu and title editor. */
export function SkillRow({ entry, noun, questionCount, onSave, onAdd, open, onToggle, children }: SkillRowProps) {
  const { code, title, retired } = entry;
  // Initial value of the title editor while it is open.
  const [initialTitle, setInitialTitle] = useState<string | null>(null);
  const close = () => {
    flushSync(() => setInitialTitle(null));
    focusMenuOf(code);
  };
  async function rename(newTitle: string) {
    close();
    const edit: SkillEdit = (domains) => editSkill(domains, code, { title: newTitle });
    // A title that could not be saved is in the editor again.
    if (!(await onSave(edit, `${capitalized(noun)} renamed`))) setInitialTitle(newTitle);
  }
  async function move(by: -1 | 1) {
    await onSave((domains) => moveSkill(domains, code, by), `${capitalized(noun)} moved`);
    focusMenuOf(code);
  }
  async function remove() {
    if (!(await confirm(`Are you sure you want to delete this ${noun}?`, { danger: true }))) return;
    await onSave((domains) => removeSkill(domains, code), `${capitalized(noun)} deleted`);
  }
  const isUsed = questionCount > 0;
  return (
    <TreeRow
      id={rowId(code)}
      title={title}
      note={retired ? 'Retired' : undefined}
      meta={noun === 'skill' && <span className="small num">{questionsText(questionCount)}</span>}
      actions={
        <Menu
          kind="quiet"
          icon
          label={menuLabel(title)}
          items={[
            ...(onAdd ? [{ label: 'Add skill', onSelect: onAdd }] : []),
            { label: 'Edit title', onSelect: () => setInitialTitle(title) },
            { label: 'Move up', onSelect: () => void move(-1) },
            { label: 'Move down', onSelect: () => void move(1) },
            {
              label: retired ? 'Bring back' : 'Retire',
              onSelect: () =>
                void onSave(
                  (domains) => editSkill(domains, code, { retired: !retired }),
                  `${capitalized(noun)} ${retired ? 'in use again' : 'retired'}`,
                ),
            },
            { label: 'Delete', danger: true, disabled: isUsed, onSelect: () => void remove() },
          ]}
        >
          <MoreIcon />
        </Menu>
      }
      form={
        initialTitle !== null && (
          <InlineEdit
            label={`Title of the ${noun}`}
            initialValue={initialTitle}
            saved={title}
            onSave={rename}
            onEmpty={() => showAlert('error', `Please enter a title of the ${noun}`)}
            onCancel={close}
          />
        )
      }
      open={open}
      onToggle={onToggle}
    >
      {children}
    </TreeRow>
  );
}

function capitalized(noun: 'domain' | 'skill'): string {
  return noun === 'domain' ? 'Domain' : 'Skill';
}

function questionsText(count: number): string {
  return count === 1 ? '1 question' : `${count.toLocaleString('en')} questions`;
}
