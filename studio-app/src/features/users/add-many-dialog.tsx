import type { UserType } from '@fourfold/core/contract/users';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Select } from '@fourfold/ui-kit/select';
import { useRef, useState } from 'react';
import css from './add-many-dialog.module.css';
import { countAddable, statusText } from './add-many-texts.ts';
import { CheckedUsersTable } from './checked-users-table.tsx';
import { useAddMany } from './use-add-many.ts';
import { countText, type UserList, userListOfType, userLists } from './user-lists.ts';

type AddManyDialogProps = {
  /** The list that the dialog is opened from. */
  list: UserList;
  onClose: () => void;
};

const types = Object.values(userLists).map(({ type, label }) => ({ value: type, label }));

/** Adds many users of one type from a spreadsheet; shows the checked rows before any is added. */
export function AddManyDialog({ list, onClose }: AddManyDialogProps) {
  // The type Admin has to be chosen on purpose.
  const [type, setType] = useState<UserType>(list.type === 'Admin' ? 'Student' : list.type);
  const { many: state, chooseFile, add } = useAddMany(type);
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const isBusy = state.kind === 'reading' || state.kind === 'adding';
  const userList = userListOfType[type];
  const addableCount = countAddable(state);

  async function submit() {
    const count = await add();
    if (count) showAlert('success', `${countText(count, userList)} added successfully`);
    // If no row is left to add, the clicked button is disabled, so the focus moves.
    if (count === false) chooseButton.current?.focus();
  }

  return (
    <Dialog
      title="Add Many Users"
      wide
      blocking={state.kind === 'adding'}
      onClose={onClose}
      actions={
        state.kind === 'added' ? (
          <Button kind="primary" autoFocus onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button kind="quiet" disabled={state.kind === 'adding'} onClick={onClose}>
              Cancel
            </Button>
            <Button kind="primary" disabled={addableCount === 0} busy={state.kind === 'adding'} onClick={submit}>
              {addableCount === 0 ? 'Add' : `Add ${countText(addableCount, userList)}`}
            </Button>
          </>
        )
      }
    >
      <div className={css.many}>
        {state.kind !== 'added' && (
          <div className={css.from}>
            <Select
              label="User Type"
              options={types}
              value={type}
              disabled={state.kind === 'adding'}
              onChange={(event) => setType(event.target.value as UserType)}
            />
            <div>
              <input
                ref={input}
                hidden
                type="file"
                accept=".xlsx,.xls,.csv"
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? [];
                  // Resets the input, so that choosing the same file again is a change too.
                  currentTarget.value = '';
                  if (file) void chooseFile(file);
                }}
              />
              <Button ref={chooseButton} busy={isBusy} onClick={() => input.current?.click()}>
                {state.kind === 'choosing' ? 'Choose a file' : 'Choose another file'}
              </Button>
            </div>
            <p className={css.note}>
              A spreadsheet (.xlsx, .xls or .csv) with the columns Name and Email, with at most 1,000 rows. Nobody is
              added before you have seen the rows.
            </p>
          </div>
        )}
        <p className={css.said} role="status">
          {statusText(state)}
        </p>
        {state.kind === 'refused' && <ErrorPanel title={`“${state.file}” can’t be used.`}>{state.reason}</ErrorPanel>}
        {'users' in state && <CheckedUsersTable users={state.users} onlyProblems={state.kind === 'added'} />}
      </div>
    </Dialog>
  );
}
