import type { StudyPlan } from '@fourfold/core/contract/today';
import { type FormEvent, useRef, useState } from 'react';
import { savePlan } from './plan-calls.ts';
import { type PlanProblems, planOf, planValues } from './plan-values.ts';

/** The state of a form of the plan. `change` adds what the page decides, such as the state of the first run. */
export function usePlanForm(saved: StudyPlan, change: Partial<StudyPlan>, onSaved: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => planValues(saved));
  const [problems, setProblems] = useState<PlanProblems>({});
  const [busy, setBusy] = useState(false);

  async function save(plan: StudyPlan) {
    setBusy(true);
    const isSaved = await savePlan({ ...plan, ...change }).finally(() => setBusy(false));
    if (isSaved) onSaved();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const outcome = planOf(values, saved);
    if ('plan' in outcome) return void save(outcome.plan);
    setProblems(outcome.problems);
    const [first] = Object.keys(outcome.problems);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return {
    form,
    busy,
    submit,
    fields: {
      values,
      problems,
      onChange(next: typeof values) {
        setValues(next);
        setProblems({});
      },
    },
  };
}
