import { callQuery } from '@fourfold/app-shell/call-query';
import { useAccount } from '@fourfold/app-shell/session';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { ClassTest } from '@fourfold/core/contract/score-report';
import { Button } from '@fourfold/ui-kit/button';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Segmented } from '@fourfold/ui-kit/segmented';
import { Select } from '@fourfold/ui-kit/select';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Redirect } from '../../../app/redirect.tsx';
import { useAddressQuery } from '../../../app/use-address-query.ts';
import { usePrint } from '../../../print/use-print.ts';
import { classTestsCall } from '../first/class-tests-call.ts';
import { ClassTables } from './class-tables.tsx';
import { type ClassOrder, countText, testKey, testText } from './class-texts.ts';
import { PrintedScores } from './printed-scores.tsx';
import css from './scores-page.module.css';

/** /home/students/scores: the scores of a tutor's students in one test, and what they answered right. */
export function Component() {
  // A tutor who is logged in as a student who is also a tutor sees the student's pages only.
  return useAccount()?.tutor_login.status ? <Redirect to="/home/not_found" /> : <Scores />;
}

function Scores() {
  const { data, isError, isFetching, refetch } = useQuery({
    ...callQuery(classTestsCall),
    refetchOnMount: 'always',
    meta: { main: true },
  });
  const query = useAddressQuery();
  const wanted = `${query.get('exam')} ${query.get('variant')}`;
  const chosen = data?.data.find((test) => testKey(test) === wanted) ?? data?.data[0];
  return (
    <>
      <title>Scores · Fourfold</title>
      {!chosen && (
        <PageHead title="Scores">
          <BackLink />
        </PageHead>
      )}
      {!data && !isError && <Skeleton bars={[34, 100, 100, 100]} label="Loading the tests" />}
      {!data && isError && (
        <ErrorPanel title="The tests of your students could not be loaded." onRetry={refetch} busy={isFetching} />
      )}
      {data?.data.length === 0 && (
        <Empty title="No test is submitted">The scores of your students in tests on screen are here.</Empty>
      )}
      {data && chosen && <ClassScores key={testKey(chosen)} test={chosen} tests={data.data} />}
    </>
  );
}

type ClassScoresProps = { test: ClassTest; tests: readonly ClassTest[] };

function ClassScores({ test, tests }: ClassScoresProps) {
  const { exam_id, variant } = test;
  const navigate = useNavigate();
  const [order, setOrder] = useState<ClassOrder>('name');
  const { data, isError, isFetching, refetch } = useQuery({
    ...callQuery(apiQuery('GET /score_reports', { query: { exam_id, variant } })),
    refetchOnMount: 'always',
    meta: { main: true },
  });
  const { print, sheet } = usePrint(() => data && <PrintedScores report={data} order={order} />);
  const open = (key: string) => {
    const next = tests.find((one) => testKey(one) === key);
    if (!next) return;
    const query = new URLSearchParams({ exam: next.exam_id, variant: next.variant });
    navigate(`/home/students/scores?${query}`, { replace: true });
  };
  return (
    <>
      <PageHead title="Scores" note={data && countText(data.students)}>
        <BackLink />
        {data && <Button onClick={print}>Print</Button>}
      </PageHead>
      <div className={css.choices}>
        <Select
          label="Test"
          value={testKey(test)}
          options={tests.map((one) => ({ value: testKey(one), label: testText(one) }))}
          onChange={({ target }) => open(target.value)}
        />
        <Segmented
          label="Order"
          value={order}
          options={[
            { value: 'name', label: 'By name' },
            { value: 'score', label: 'By score' },
          ]}
          onChange={setOrder}
        />
      </div>
      {!data && !isError && <Skeleton bars={[100, 100, 100, 100]} label="Loading the scores" />}
      {!data && isError && <ErrorPanel title="The scores could not be loaded." onRetry={refetch} busy={isFetching} />}
      {data && (
        <div className={css.tables}>
          <ClassTables report={data} order={order} />
        </div>
      )}
      {sheet}
    </>
  );
}

function BackLink() {
  return (
    <LinkButton as={Link} to="/home/students" kind="quiet">
      My Students
    </LinkButton>
  );
}
