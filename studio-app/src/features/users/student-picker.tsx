import type { User } from '@fourfold/core/contract/users';
import { Button } from '@fourfold/ui-kit/button';
import { Combobox } from '@fourfold/ui-kit/combobox';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { type RefObject, useState } from 'react';
import css from './student-picker.module.css';
import { useStudents } from './use-students.ts';

type StudentPickerProps = {
  /** Ref of the text field. */
  ref: RefObject<HTMLInputElement | null>;
  /** Ids of the chosen students. */
  chosen: ReadonlySet<string>;
  onToggle: (student: User) => void;
  /** Id of the tutor: a tutor who is also a student cannot be their own student. */
  without: string;
};

/** Searches students by a part of their name or email: arrow keys move, Enter chooses or unchooses. */
export function StudentPicker({ ref, chosen, onToggle, without }: StudentPickerProps) {
  const [text, setText] = useState('');
  const search = useStudents(text);
  const students = search.students.filter((student) => student.id !== without);

  // The retry button disappears when the students are loaded.
  const retry = () => {
    ref.current?.focus();
    search.retry();
  };

  return (
    <>
      <Combobox
        ref={ref}
        label="Find students"
        note="By name or email. Enter chooses, and lets go."
        listLabel="Students"
        value={text}
        onType={setText}
        options={students.map(({ id, username, email, status }) => ({
          id,
          label: username,
          note: status ? email : `${email}, inactive`,
        }))}
        chosen={chosen}
        onPick={(id) => {
          const student = students.find((one) => one.id === id);
          if (student) onToggle(student);
        }}
        busy={search.isOld}
        status={search.count === undefined ? '' : countText(search.count)}
        loading={search.isPending ? 'Loading students' : undefined}
        error={
          search.errorMessage !== null && (
            <ErrorPanel title="The students could not be loaded." onRetry={retry} busy={search.isRetrying}>
              {search.errorMessage}
            </ErrorPanel>
          )
        }
        onEnd={search.loadMore}
      />
      {search.hasFailedPage && (
        <div className={css.failed} role="alert">
          More students could not be loaded.
          <Button kind="quiet" busy={search.isRetrying} onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No Record Found';
  return count === 1 ? '1 student' : `${count.toLocaleString('en')} students`;
}
