import { alertLoadFailure } from '@fourfold/app-shell/alert-load-failure';
import { Button } from '@fourfold/ui-kit/button';
import { SelectionBar } from '@fourfold/ui-kit/selection-bar';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { AssignFlow } from './assign/assign-flow.tsx';
import type { StudentSelection } from './use-student-selection.ts';

type FlowComponent = ComponentType<Parameters<typeof AssignFlow>[0]>;

/** The actions for the selected students; sticky while students are selected. */
export function StudentSelectionBar({ chosen }: { chosen: StudentSelection }) {
  const [flow, setFlow] = useState<{ Flow: FlowComponent } | null>(null);
  const count = chosen.students.length;
  const countText = count === 1 ? '1 student' : `${count} students`;

  useFocusAfterFlow(flow !== null);
  const open = () => {
    import('./assign/assign-flow.tsx').then(
      ({ AssignFlow }) => setFlow({ Flow: AssignFlow }),
      () => alertLoadFailure('This could not be opened. Check the connection and try again.'),
    );
  };
  return (
    <>
      <SelectionBar sticky count={count} text={`${countText} chosen`} onClear={chosen.clear}>
        <Button kind="primary" aria-haspopup="dialog" onClick={open}>
          Assign to {countText}
        </Button>
      </SelectionBar>
      {flow && (
        <flow.Flow
          students={chosen.students}
          onAssigned={(assigned) => chosen.select(assigned, false)}
          onClose={() => setFlow(null)}
        />
      )}
    </>
  );
}

/** The button that opened the flow is gone if the selection is empty: moves the focus to the page. */
function useFocusAfterFlow(isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body;
    wasOpen.current = isOpen;
    if (isLost) document.getElementById('main')?.focus({ preventScroll: true });
  }, [isOpen]);
}
