import { callQuery } from '@fourfold/app-shell/call-query';
import { useAccount } from '@fourfold/app-shell/session';
import type { ScoreReport } from '@fourfold/core/contract/score-report';
import type { ApiQuery } from '@fourfold/core/contract/types';
import { reviewOpensText } from '@fourfold/core/exams/exam-review';
import { Button } from '@fourfold/ui-kit/button';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { Redirect } from '../../app/redirect.tsx';
import { usePrint } from '../../print/use-print.ts';
import { PrintedReport } from './printed-report.tsx';
import { reportCall } from './report-calls.ts';
import { ReportNote } from './report-note.tsx';
import { ReportParts } from './report-parts.tsx';
import { ReportSections } from './report-sections.tsx';
import { variantTexts } from './report-texts.ts';

/** /home/score-report/{exam}/{mock|real}: what a student knows of a test after it. */
export function Component() {
  const call = reportCall(useParams());
  return call ? <ReportPage call={call} /> : <Redirect to="/home/not_found" />;
}

function ReportPage({ call }: { call: ApiQuery<'GET /score_report'> }) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...callQuery(call),
    // The review may have opened, or a section may have been submitted since.
    refetchOnMount: 'always',
    meta: { main: true, keep: true },
  });
  return (
    <>
      <title>{`${data ? `${data.title}, score report of the ${variantTexts[data.variant]}` : 'Score report'} · Fourfold`}</title>
      {!data && <PageHead title="Score report" />}
      {!data && !isError && <Skeleton bars={[34, 90, 90, 48, 88, 88, 88]} label="Loading the score report" />}
      {!data && isError && (
        <ErrorPanel title="The score report could not be loaded." onRetry={refetch} busy={isFetching}>
          What you submitted is safe.
        </ErrorPanel>
      )}
      {data && <Report report={data} />}
    </>
  );
}

function Report({ report }: { report: ScoreReport }) {
  const { review, title } = report;
  const isReader = useAccount()?.tutor_login.status === true;
  const { print, sheet } = usePrint(() => <PrintedReport report={report} />);
  return (
    <>
      <PageHead title={title} note={<ReportNote report={report} />}>
        {(review === 'open' || review === 'score') && <Button onClick={print}>Print</Button>}
      </PageHead>
      {review === null && (
        <Empty title="Nothing is submitted">
          The score report is here once a section of this test is submitted. <ListLink report={report} />
        </Empty>
      )}
      {review === 'closed' && (
        <Empty title="The review is not open yet">
          {`You submitted this test. ${reviewOpensText(report.review_opens, new Date())} The score report is here then.`}
        </Empty>
      )}
      {(review === 'open' || review === 'score') && <ReportParts report={report} />}
      {review === 'score' && (
        <Empty title="The review is not open yet">
          {`Until then only the score is here. ${reviewOpensText(report.review_opens, new Date())}`}
        </Empty>
      )}
      {review === 'open' && <ReportSections report={report} isReader={isReader} />}
      {sheet}
    </>
  );
}

function ListLink({ report: { family, exam_id, variant } }: { report: ScoreReport }) {
  const query = new URLSearchParams({ [family]: exam_id, area: variant });
  return <Link to={`/home/${family}s?${query}`}>Open the test</Link>;
}
