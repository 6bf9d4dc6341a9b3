import { Button } from '@fourfold/ui-kit/button';
import { CrossIcon } from '@fourfold/ui-kit/icon';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import css from './linked-list.module.css';
import type { Linked } from './linked-students.ts';

type LinkedListProps = {
  chosen: readonly Linked[];
  changes: { added: number; removed: number };
  onLetGo: (student: Linked) => void;
  /** Called when the focused last row was removed. */
  onEmpty: () => void;
};

/** The linked students, as they will be after a save. */
export function LinkedList({ chosen, changes, onLetGo, onEmpty }: LinkedListProps) {
  const list = useRef<HTMLUListElement>(null);
  function letGo(student: Linked) {
    const at = chosen.indexOf(student);
    flushSync(() => onLetGo(student));
    const rest = list.current?.querySelectorAll('button') ?? [];
    const next = rest[Math.min(at, rest.length - 1)];
    if (next) next.focus();
    else onEmpty();
  }
  return (
    <>
      <p className={css.head} role="status">
        <b>{chosen.length === 1 ? '1 linked student' : `${chosen.length.toLocaleString('en')} linked students`}</b>
        <span>{changeWords(changes)}</span>
      </p>
      <ul ref={list} className={css.list} aria-label="Linked students">
        {chosen.map((student) => (
          <li key={student.id}>
            <span>{student.username}</span>
            <small>{student.email}</small>
            <Button kind="quiet" icon aria-label={`Unlink ${student.username}`} onClick={() => letGo(student)}>
              <CrossIcon />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function changeWords({ added, removed }: LinkedListProps['changes']): string {
  return [...(added ? [`${added} added`] : []), ...(removed ? [`${removed} removed`] : [])].join(', ');
}
