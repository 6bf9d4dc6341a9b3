import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { type ComponentType, useRef, useState } from 'react';
import type { AssignFlow } from './assign/assign-flow.tsx';
import css from './selection-bar.module.css';
import type { Chosen } from './use-chosen.ts';

type Flow = ComponentType<Parameters<typeof AssignFlow>[0]>;

/** What can be done with the chosen students; in view wherever one is on the page. */
export function SelectionBar({ chosen }: { chosen: Chosen }) {
  const [flow, setFlow] = useState<{ Flow: Flow } | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const count = chosen.students.length;
  const words = count === 1 ? '1 student' : `${count} students`;

  const open = () => {
    import('./assign/assign-flow.tsx').then(
      ({ AssignFlow }) => setFlow({ Flow: AssignFlow }),
      () => showAlert('error', 'This could not be opened. Check the connection and try again.'),
    );
  };
  return (
    <div ref={bar} className={css.bar} data-empty={count === 0 || undefined}>
      <p role="status">{count > 0 && `${words} chosen`}</p>
      {count > 0 && (
        <>
          <Button kind="quiet" onClick={chosen.clear}>
            Clear
          </Button>
          <Button kind="primary" aria-haspopup="dialog" onClick={open}>
            Assign to {words}
          </Button>
        </>
      )}
      {flow && (
        <flow.Flow
          students={chosen.students}
          onAssigned={(assigned) => chosen.choose(assigned, false)}
          onClose={() => setFlow(null)}
        />
      )}
    </div>
  );
}
