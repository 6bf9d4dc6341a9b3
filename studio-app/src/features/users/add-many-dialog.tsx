import type { UserType } from '@fourfold/core/contract/users';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Select } from '@fourfold/ui-kit/select';
import { useRef, useState } from 'react';
import css from './add-many-dialog.module.css';
import { ManyTable } from './many-table.tsx';
import { fitAmong, said } from './many-words.ts';
import { useMany } from './use-many.ts';
import { countWords, listOfType, type UserList, userLists } from './user-lists.ts';

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
  const { many, choose, add } = useMany(type);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const isBusy = many.at === 'reading' || many.at === 'adding';
  const them = listOfType[type];
  const fit = fitAmong(many);

  async function submit() {
    const count = await add();
    if (count) showAlert('success', `${countWords(count, them)} added successfully`);
    // If no row is left to add, the clicked button is disabled, so the focus moves.
    if (count === false) chooser.current?.focus();
  }

  return (
    <Dialog
      title="Add Many Users"
      wide
      blocking={many.at === 'adding'}
      onClose={onClose}
      actions={
        many.at === 'added' ? (
          <Button kind="primary" autoFocus onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button kind="quiet" disabled={many.at === 'adding'} onClick={onClose}>
              Cancel
            </Button>
            <Button kind="primary" disabled={fit === 0} busy={many.at === 'adding'} onClick={submit}>
              {fit === 0 ? 'Add' : `Add ${countWords(fit, them)}`}
            </Button>
          </>
        )
      }
    >
      <div className={css.many}>
        {many.at !== 'added' && (
          <div className={css.from}>
            <Select
              label="User Type"
              options={types}
              value={type}
              disabled={many.at === 'adding'}
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
                  if (file) void choose(file);
                }}
              />
              <Button ref={chooser} busy={isBusy} onClick={() => input.current?.click()}>
                {many.at === 'choosing' ? 'Choose a file' : 'Choose another file'}
              </Button>
            </div>
            <p className={css.note}>
              A spreadsheet (.xlsx, .xls or .csv) with the columns Name and Email, with at most 1,000 rows. Nobody is
              added before you have seen the rows.
            </p>
          </div>
        )}
        <p className={css.said} role="status">
          {said(many)}
        </p>
        {many.at === 'refused' && <ErrorPanel title={`“${many.file}” can’t be used.`}>{many.reason}</ErrorPanel>}
        {'users' in many && <ManyTable users={many.users} onlyProblems={many.at === 'added'} />}
      </div>
    </Dialog>
  );
}
