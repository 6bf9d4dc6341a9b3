import { Button } from '@fourfold/ui-kit/button';
import { CrossIcon } from '@fourfold/ui-kit/icon';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import css from './linked-list.module.css';
import type { LinkedStudent } from './linked-students.ts';

type LinkedListProps = {
  chosen: readonly LinkedStudent[];
  changes: { added: number; removed: number };
  onUnlink: (student: LinkedStudent) => void;
  /** Called when the focused last row was removed. */
  onEmpty: () => void;
};

/** The linked students, as they will be after a save. */
export function LinkedList({ chosen, changes, onUnlink, onEmpty }: LinkedListProps) {
  const list = useRef<HTMLUListElement>(null);
  function unlink(student: LinkedStudent) {
    const at = chosen.indexOf(student);
    flushSync(() => onUnlink(student));
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(at, buttons.length - 1)];
    if (next) next.focus();
    else onEmpty();
  }
  return (
    <>
      <p className={css.head} role="status">
        <b>{chosen.length === 1 ? '1 linked student' : `${chosen.length.toLocaleString('en')} linked students`}</b>
        <span>{changesText(changes)}</span>
      </p>
      <ul ref={list} className={css.list} aria-label="Linked students">
        {chosen.map((student) => (
          <li key={student.id}>
            <span>{student.username}</span>
            <small>{student.email}</small>
            <Button kind="quiet" icon aria-label={`Unlink ${student.username}`} onClick={() => unlink(student)}>
              <CrossIcon />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function changesText({ added, removed }: LinkedListProps['changes']): string {
  return [...(added ? [`${added} added`] : []), ...(removed ? [`${removed} removed`] : [])].join(', ');
}
