import { callQuery } from '@fourfold/app-shell/call-query';
import { useAccount } from '@fourfold/app-shell/session';
import { pageSize } from '@fourfold/core/client/page-size';
import type { Student } from '@fourfold/core/contract/people';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Pager } from '@fourfold/ui-kit/pager';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { StudentTable } from '@fourfold/ui-kit/student-table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Redirect } from '../../app/redirect.tsx';
import { useAddressQuery } from '../../app/use-address-query.ts';
import { loginAs } from '../../session/change/login-as.ts';
import { pageIn, studentsCall } from './first/students-call.ts';
import { useGrantedTimeDialog } from './lazy-granted-time.tsx';
import { useMissesPanel } from './lazy-misses.tsx';
import { LazyReviews } from './lazy-reviews.tsx';
import { StudentSelectionBar } from './student-selection-bar.tsx';
import { studentSummary } from './student-summary.ts';
import { useStudentSelection } from './use-student-selection.ts';

/** The tutor's students: their state, log in as one of them, and assign to several at once. */
export function Component() {
  const isImpersonated = useAccount()?.tutor_login.status;
  const [wasImpersonated] = useState(isImpersonated);
  // A tutor who is logged in as a student who is also a tutor sees the student's pages only.
  if (wasImpersonated) return <Redirect to="/home/not_found" />;
  // The impersonation started here: the app is opening the student's home page.
  return isImpersonated ? null : <Students />;
}

function Students() {
  const navigate = useNavigate();
  const page = pageIn(useAddressQuery());
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...callQuery(studentsCall(page)),
    placeholderData: keepPreviousData,
    meta: { main: true },
  });
  const chosen = useStudentSelection();
  const misses = useMissesPanel();
  const grantedTime = useGrantedTimeDialog();
  const pages = data ? Math.ceil(data.count / pageSize) : 1;
  return (
    <>
      <title>My Students · Fourfold</title>
      <PageHead title="My Students">
        {data && <p className="small">{countText(data.count)}</p>}
        {data && data.count > 0 && (
          <LinkButton as={Link} to="/home/students/scores">
            Scores
          </LinkButton>
        )}
      </PageHead>
      {isPending && <Skeleton bars={[100, 100, 100, 100, 100]} label="Loading students" />}
      {isError && !data && (
        <ErrorPanel title="Your students could not be loaded." onRetry={refetch} busy={isFetching}>
          Nothing has changed.
        </ErrorPanel>
      )}
      {data && page > pages && data.count > 0 && <Redirect to={pageAddress(pages)} />}
      {data?.count === 0 && <Empty title="No Record Found">Students who are linked to you stand here.</Empty>}
      {data && data.data.length > 0 && (
        <>
          <StudentTable
            students={data.data.map(studentRow)}
            chosen={chosen.ids}
            onChoose={(ids, isChosen) =>
              chosen.select(
                data.data.filter(({ id }) => ids.includes(id)),
                isChosen,
              )
            }
            onLogIn={(id) => loginAs(id, navigate)}
            onMistakes={(id) => {
              const student = data.data.find((one) => one.id === id);
              if (student) misses.open(student);
            }}
            onTime={(id) => {
              const student = data.data.find((one) => one.id === id);
              if (student) grantedTime.open(student);
            }}
            busy={isPlaceholderData}
          />
          <StudentSelectionBar chosen={chosen} />
          <Pager
            page={page}
            pages={pages}
            summary={rangeText(page, data.count)}
            onGo={(next) => navigate(pageAddress(next))}
          />
        </>
      )}
      {data && <LazyReviews />}
      {misses.panel}
      {grantedTime.dialog}
    </>
  );
}

function studentRow(student: Student) {
  const { id, username, email, status } = student;
  return { id, name: username, email, isActive: status === 'active', ...studentSummary(student, Date.now()) };
}

function pageAddress(page: number): string {
  return `/home/students?page=${page}`;
}

function countText(count: number): string {
  return count === 1 ? '1 student' : `${count} students`;
}

function rangeText(page: number, count: number): string {
  return `Showing ${(page - 1) * pageSize + 1} to ${Math.min(page * pageSize, count)} of ${count} entries`;
}
