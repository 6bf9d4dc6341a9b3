import { callQuery } from '@fourfold/app-shell/call-query';
import type { StudyPlan } from '@fourfold/core/contract/today';
import { Button } from '@fourfold/ui-kit/button';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { savePlan, studyPlanCall } from '../../study-plan/plan-calls.ts';
import { PlanFields } from '../../study-plan/plan-fields.tsx';
import { usePlanForm } from '../../study-plan/use-plan-form.ts';
import css from './welcome-page.module.css';

/** /home/welcome: asks a new student for a plan, and leads to the first question. */
export function Component() {
  const plan = useQuery({ ...callQuery(studyPlanCall), throwOnError: false });
  return (
    <>
      <title>Welcome · Fourfold</title>
      <PageHead
        title="Welcome"
        note="A few questions about your plan, then ten to answer. Leave open what you do not know yet."
      />
      {plan.data && <WelcomeForm saved={plan.data} />}
      {plan.isPending && <Skeleton bars={[30, 60, 60]} label="Loading your plan" />}
      {plan.isError && !plan.data && (
        <ErrorPanel title="Your plan could not be loaded." onRetry={plan.refetch} busy={plan.isFetching} />
      )}
    </>
  );
}

function WelcomeForm({ saved }: { saved: StudyPlan }) {
  const navigate = useNavigate();
  const plan = usePlanForm(saved, { first_run: 'answered' }, () => navigate('/home/diagnostic'));
  const skip = async () => {
    // The dashboard does not ask again on this page, also if this fails.
    await savePlan({ ...saved, first_run: 'skipped' });
    navigate('/home', { replace: true });
  };
  return (
    <form ref={plan.form} className={css.form} onSubmit={plan.submit} noValidate>
      <PlanFields {...plan.fields} />
      <div className={css.actions}>
        <Button type="submit" kind="primary" big busy={plan.busy}>
          Save and see the first question
        </Button>
        <Button kind="quiet" disabled={plan.busy} onClick={skip}>
          Not now
        </Button>
      </div>
      <p className="small">
        The ten questions are from all areas of the test. They take about a quarter of an hour, and you can stop at any
        time.
      </p>
    </form>
  );
}
