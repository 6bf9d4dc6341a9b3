import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { ReportRow } from '@fourfold/core/contract/reports';
import { dayAt } from '@fourfold/core/day/day';
import { formatDay } from '@fourfold/core/day/format-day';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import css from './newest-reports.module.css';

const reportCount = 5;

/** The newest reports of students, each with a link to its question, and a link to all reports. */
export function NewestReports() {
  const request = apiQuery('GET /reported_problems', { query: { offset: 1, limit: reportCount } });
  const { data, error, refetch, isFetching } = useQuery({ ...callQuery(request), throwOnError: false });
  return (
    <section className={css.reports} aria-labelledby="newest-reports">
      <header>
        <h2 id="newest-reports">Reported problems</h2>
        {data && data.count > 0 && (
          <Link to="/admin/reported_problems">{data.count === 1 ? 'See it' : `All ${data.count}`}</Link>
        )}
      </header>
      {!data && !error && <Skeleton bars={[62, 54]} />}
      {!data && error && <ErrorPanel title="The reports could not be loaded." onRetry={refetch} busy={isFetching} />}
      {data?.count === 0 && <p className="small">Nothing is reported.</p>}
      {data && data.count > 0 && (
        <ul>
          {data.data.map((report) => (
            <Report key={report.id} report={report} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Report({ report }: { report: ReportRow }) {
  const { question_data: question, problem_type, student, created_at } = report;
  const when = formatDay(dayAt(new Date(created_at)), dayAt(new Date()));
  return (
    <li>
      <div className={css.what}>
        {question.error === null ? <Link to={question.url}>{question.title}</Link> : <span>{question.error}</span>}
        <span className="small">{problem_type.join(', ')}</span>
      </div>
      <span className="small">{`${student}, ${when}`}</span>
    </li>
  );
}
