import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { Account } from '@fourfold/core/contract/session';
import type { Reply } from '@fourfold/core/contract/types';
import { diagnosticLength } from '@fourfold/core/today/choose-diagnostic';
import { type Thing, thingsToDo } from '@fourfold/core/today/next-thing';
import { planOfDay } from '@fourfold/core/today/plan-of-day';
import { Button } from '@fourfold/ui-kit/button';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { TodayPanel } from '@fourfold/ui-kit/today-panel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { assignmentsCall, canSeeAssignments } from '../../../assigning/first/assignments-call.ts';
import { today as present } from '../../../assigning/today.ts';
import { savePlan } from '../../../study-plan/plan-calls.ts';
import { startedQuery } from '../started-query.ts';
import { TodayWaiting } from '../today-waiting.tsx';
import { isDiagnosticOpen, possibleThings } from './possible-things.ts';
import { actionLabels, dueText, masteredText, reviewsText, summaryText } from './today-texts.ts';

type TodayProps = { account: Account; today: Reply<'GET /today'> };

/** Things after the first that are listed: a longer list is no plan of a day. */
const mostListed = 4;

/** The one next thing with its reason, the rest of the day, and what is due, comes back and was mastered. */
export function Today({ account, today }: TodayProps) {
  const day = present();
  const { assignments, started, reviews, ...waiting } = useReplies(account, today, day);
  if (!assignments || !started) return <TodayWaiting {...waiting} />;
  // What is cached may be of an earlier day.
  const seconds = today.day === day ? today.seconds : 0;
  const things = thingsToDo(possibleThings({ day, today, started, assignments, reviews }));
  const planned = planOfDay(things, {
    minutesADay: today.plan.minutes_a_day,
    seconds,
    usualSeconds: today.usual_seconds,
  });
  const isReader = account.tutor_login.status;
  const [next] = things;
  return (
    <TodayPanel
      summary={summaryText({ plan: today.plan, day, seconds })}
      next={next ? { ...next, action: !isReader && <ThingLink thing={next} isNext /> } : null}
      empty="Nothing is left to do. What is assigned, comes back or is published next is named here."
      then={planned
        .filter(({ thing }) => thing !== next)
        .slice(0, mostListed)
        .map(({ thing, minutes }) => ({
          ...{ key: thing.key, title: thing.title, reason: thing.reason, minutes },
          action: !isReader && <ThingLink thing={thing} />,
        }))}
      facts={[
        ['Due', dueText(assignments, day)],
        ['Comes back today', reviewsText(reviews)],
        ['Mastered in 7 days', masteredText(started.finished, day)],
      ]}
    >
      {!isReader && account.userType === 'Student' && <PlanActions today={today} />}
    </TodayPanel>
  );
}

/** The sections below fetch assignments and started work; this only reads the cache. */
function useReplies(account: Account, today: Reply<'GET /today'>, day: string) {
  const hasAssignments = canSeeAssignments(account);
  const listed = useQuery({ ...callQuery(assignmentsCall), enabled: false });
  const started = useQuery({ ...startedQuery, enabled: false });
  const due = useQuery({
    ...callQuery(apiQuery('GET /mistakes/due', { query: { day } })),
    // Without an answer there is no miss.
    enabled: today.usual_seconds !== null,
    // A miss is due tomorrow at the earliest, and the answer of a card is applied to the cached reply.
    staleTime: 3_600_000,
    throwOnError: false,
    meta: { keep: true },
  });
  return {
    assignments: hasAssignments ? listed.data?.data : [],
    started: due.isLoading ? undefined : started.data,
    reviews: due.data?.due ?? 0,
    isFailed: (hasAssignments && listed.isError && !listed.data) || (started.isError && !started.data),
    busy: listed.isFetching || started.isFetching,
    onRetry() {
      if (hasAssignments && !listed.data) listed.refetch();
      if (!started.data) started.refetch();
    },
  };
}

function ThingLink({ thing, isNext = false }: { thing: Thing<string | null>; isNext?: boolean }) {
  const { kind, title, subject } = thing;
  const address = kind === 'reviews' ? '/home/review' : subject;
  if (address === null) return null;
  return (
    <LinkButton
      as={Link}
      to={address}
      kind={isNext ? 'primary' : 'quiet'}
      big={isNext}
      aria-label={`${actionLabels[kind]}: ${title}`}
    >
      {actionLabels[kind]}
    </LinkButton>
  );
}

/** Plan the days, change the plan, or leave the first questions that were begun. */
function PlanActions({ today }: { today: Reply<'GET /today'> }) {
  const [busy, setBusy] = useState(false);
  const { plan } = today;
  const leave = async () => {
    setBusy(true);
    await savePlan({ ...plan, first_run: 'ended' });
    setBusy(false);
  };
  if (isDiagnosticOpen(today)) {
    return (
      <>
        <Link to="/home/diagnostic">{`First questions: ${today.diagnostic_answers} of ${diagnosticLength} answered`}</Link>
        <Button kind="quiet" busy={busy} onClick={leave}>
          Leave them
        </Button>
      </>
    );
  }
  const isPlanned = plan.first_run === 'answered' || plan.first_run === 'ended' || plan.minutes_a_day !== null;
  return isPlanned ? (
    <Link to="/home/account">Change the plan</Link>
  ) : (
    <Link to="/home/welcome">Plan your days, and answer ten first questions</Link>
  );
}
