import type { User } from '@fourfold/core/contract/users';
import { Button } from '@fourfold/ui-kit/button';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Field } from '@fourfold/ui-kit/field';
import { CheckIcon } from '@fourfold/ui-kit/icon';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
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
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const search = useStudents(words);
  const students = search.students.filter((student) => student.id !== without);
  const current = students[Math.min(activeIndex, students.length - 1)];

  useEffect(() => {
    if (current) document.getElementById(`${id}${current.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, id]);

  // The retry button disappears when the students are loaded.
  const retry = () => {
    ref.current?.focus();
    search.retry();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 3, PageUp: -3 }[event.key];
    if (step) {
      const last = students.length - 1;
      setActiveIndex(Math.max(0, Math.min(activeIndex + step, last)));
      if (activeIndex + step >= last) search.loadMore();
    } else if (event.key === 'Enter') {
      if (current && !search.isOld) onToggle(current);
    } else return;
    event.preventDefault();
  };

  return (
    <div className={css.picker}>
      <Field
        label="Find students"
        note="By name or email. Enter chooses, and lets go."
        ref={ref}
        type="text"
        role="combobox"
        aria-expanded={students.length > 0}
        aria-controls={`${id}menu`}
        aria-activedescendant={students.length > 0 && current ? `${id}${current.id}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        maxLength={200}
        value={words}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setWords(event.target.value);
          setActiveIndex(0);
          menu.current?.scrollTo(0, 0);
        }}
      />
      {search.isPending && (
        <div className={css.menu}>
          <Skeleton bars={[48, 62, 54]} label="Loading students" />
        </div>
      )}
      {search.errorMessage !== null && (
        <ErrorPanel title="The students could not be loaded." onRetry={retry} busy={search.isRetrying}>
          {search.errorMessage}
        </ErrorPanel>
      )}
      {!search.isPending && search.errorMessage === null && (
        <div
          ref={menu}
          id={`${id}menu`}
          className={css.menu}
          role="listbox"
          aria-label="Students"
          aria-multiselectable
          aria-busy={search.isOld}
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            if (scrollHeight - scrollTop < 2 * clientHeight) search.loadMore();
          }}
        >
          {students.map((student) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and points to the options
            <div
              key={student.id}
              id={`${id}${student.id}`}
              className={css.option}
              role="option"
              tabIndex={-1}
              aria-selected={chosen.has(student.id)}
              data-current={student === current || undefined}
              // The field keeps the focus, because it handles the keys.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setActiveIndex(students.indexOf(student));
                onToggle(student);
              }}
            >
              <CheckIcon />
              <span>{student.username}</span>
              <small>{student.status ? student.email : `${student.email}, inactive`}</small>
            </div>
          ))}
        </div>
      )}
      {search.hasFailedPage && (
        <div className={css.cut} role="alert">
          More students could not be loaded.
          <Button kind="quiet" busy={search.isRetrying} onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      <p className={css.count} role="status">
        {!search.isOld && search.count !== undefined && countText(search.count)}
      </p>
    </div>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No Record Found';
  return count === 1 ? '1 student' : `${count.toLocaleString('en')} students`;
}
