import { callQuery } from '@fourfold/app-shell/call-query';
import type { StudyPlan } from '@fourfold/core/contract/today';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { studyPlanCall } from '../../study-plan/plan-calls.ts';
import { PlanFields } from '../../study-plan/plan-fields.tsx';
import { usePlanForm } from '../../study-plan/use-plan-form.ts';
import css from './study-plan-form.module.css';

/** The student's plan, to change it. */
export function StudyPlanForm() {
  const plan = useQuery({ ...callQuery(studyPlanCall), throwOnError: false });
  if (plan.data) return <LoadedForm saved={plan.data} />;
  if (plan.isPending) return <Skeleton bars={[40, 60, 40]} label="Loading the study plan" />;
  return <ErrorPanel title="The study plan could not be loaded." onRetry={plan.refetch} busy={plan.isFetching} />;
}

function LoadedForm({ saved }: { saved: StudyPlan }) {
  const plan = usePlanForm(saved, {}, () => showAlert('success', 'Study plan saved'));
  return (
    <form ref={plan.form} className={css.form} onSubmit={plan.submit} noValidate>
      <PlanFields {...plan.fields} withReviews />
      <div>
        <Button type="submit" busy={plan.busy}>
          Save plan
        </Button>
      </div>
    </form>
  );
}
