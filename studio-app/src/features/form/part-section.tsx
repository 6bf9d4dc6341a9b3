import type { Form, FormPart } from '@fourfold/core/contract/forms';
import { checkedPart } from '@fourfold/core/forms/checked-part';
import { writtenParts } from '@fourfold/core/forms/form-parts';
import { formProblems } from '@fourfold/core/forms/form-problems';
import { Button } from '@fourfold/ui-kit/button';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../../shared/lazy-part.tsx';
import type { ExamList } from '../parts/exams/exam-lists.ts';
import css from './form-page.module.css';
import { ModuleColumn } from './module-column.tsx';
import { RouteForm } from './route-form.tsx';

const PartSimulation = lazyPart({
  name: 'The simulation',
  load: () => import('./part-simulation.tsx').then((lazy) => lazy.PartSimulation),
  fallback: <Skeleton bars={[30, 62]} label="Loading the simulation" />,
});

/** A part of the test: its route, a simulation of students, and its modules next to each other. */
export function PartSection({ form, list, part }: { form: Form; list: ExamList; part: FormPart }) {
  const headingId = `part-${part.type}`;
  const [isSimulated, setSimulated] = useState(false);
  const simulate = useRef<HTMLButtonElement>(null);
  const scale = writtenParts(form.edition).find((one) => one.part.type === part.type)?.part.scale;
  const closeSimulation = () => {
    flushSync(() => setSimulated(false));
    simulate.current?.focus();
  };
  const problems = formProblems(checkedPart(form, part));
  return (
    <section aria-labelledby={headingId} className={css.part}>
      <header className={css.partHead}>
        <h2 id={headingId}>{part.title}</h2>
        <Button
          ref={simulate}
          aria-expanded={isSimulated}
          aria-label={`Simulate students in ${part.title}`}
          onClick={() => setSimulated(!isSimulated)}
        >
          Simulate students
        </Button>
      </header>
      {isSimulated && scale && <PartSimulation part={part} scale={scale} onClose={closeSimulation} />}
      {part.route && <RouteForm {...{ form, part }} route={part.route} />}
      <div className={css.modules} data-columns={part.modules.length}>
        {part.modules.map((module) => (
          <ModuleColumn
            key={module.type}
            {...{ form, list, part, module }}
            problems={problems.filter((problem) => problem.module === module.type)}
          />
        ))}
      </div>
    </section>
  );
}
