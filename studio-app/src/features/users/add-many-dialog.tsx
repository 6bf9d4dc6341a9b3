import type { UserType } from '@fourfold/core/contract/users';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Select } from '@fourfold/ui-kit/select';
import { useRef, useState } from 'react';
import css from './add-many-dialog.module.css';
import { ManyTable } from './many-table.tsx';
import { type Many, useMany } from './use-many.ts';
import { countWords, listOfType, type UserList, userLists } from './user-lists.ts';

type AddManyDialogProps = {
  /** Where it is opened. */
  list: UserList;
  onClose: () => void;
};

const types = Object.values(userLists).map(({ type, label }) => ({ value: type, label }));

/** Many users of one type from a spreadsheet: what would come of each row is seen before anybody is added. */
export function AddManyDialog({ list, onClose }: AddManyDialogProps) {
  // Whoever may change everything is made on purpose.
  const [type, setType] = useState<UserType>(list.type === 'Admin' ? 'Student' : list.type);
  const { many, choose, add } = useMany(type);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = many.at === 'reading' || many.at === 'adding';
  const them = listOfType[type];
  const fit = many.at === 'checked' || many.at === 'adding' ? many.users.filter(({ problem }) => !problem).length : 0;

  async function submit() {
    const count = await add();
    if (count) showAlert('success', `${countWords(count, them)} added successfully`);
  }

  return (
    <Dialog
      title="Add Many Users"
      wide
      blocking={many.at === 'adding'}
      onClose={onClose}
      actions={
        many.at === 'added' ? (
          <Button kind="primary" onClick={onClose}>
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
                  // The same one again, mended meanwhile, is a choice as well.
                  currentTarget.value = '';
                  if (file) void choose(file);
                }}
              />
              <Button busy={isBusy} onClick={() => input.current?.click()}>
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

function said(many: Many): string {
  switch (many.at) {
    case 'choosing':
    case 'refused':
      return '';
    case 'reading':
      return `Reading ${many.file}`;
    case 'adding':
      return 'Adding. This can take a while.';
    case 'checked': {
      const bad = many.users.filter(({ problem }) => problem).length;
      const all = many.users.length;
      if (bad === 0) return all === 1 ? 'The row is good.' : `All ${all.toLocaleString('en')} rows are good.`;
      const fit = `${(all - bad).toLocaleString('en')} of ${all.toLocaleString('en')} rows can be added`;
      return `${fit}; ${bad === 1 ? '1 is' : `${bad.toLocaleString('en')} are`} left out unless you mend the file.`;
    }
    case 'added': {
      const left = many.users.filter(({ problem }) => problem).length;
      const added = many.count === 1 ? '1 user was added' : `${many.count.toLocaleString('en')} users were added`;
      const rest =
        left === 0 ? '' : left === 1 ? ' 1 row was left out:' : ` ${left.toLocaleString('en')} rows were left out:`;
      return `${added}, and each is mailed a link to choose a password.${rest}`;
    }
  }
}
