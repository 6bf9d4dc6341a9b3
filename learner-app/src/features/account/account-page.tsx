import { OwnAccountPage } from '@fourfold/app-shell/own-account-page';
import { useAccount } from '@fourfold/app-shell/session';
import { AccountSection } from '@fourfold/ui-kit/account-page';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { lazy, Suspense } from 'react';
import { blockDuring } from '../../app/blocking-calls.ts';
import { Redirect } from '../../app/redirect.tsx';
import { DownloadResults } from './download-results.tsx';
import { OwnGrantedTime } from './own-granted-time.tsx';
import { StudyPlanForm } from './study-plan-form.tsx';

/** Lazy, because the first script of all pages names the files that this page imports. */
const DisplayForm = lazy(() => import('./display-form.tsx').then(({ DisplayForm }) => ({ default: DisplayForm })));

/** The account page. Not available to a tutor who is logged in as a student. */
export function Component() {
  const account = useAccount();
  if (!account) return null;
  if (account.tutor_login.status) return <Redirect to="/home/not_found" />;
  return (
    <>
      <title>Account · Fourfold</title>
      <OwnAccountPage account={account} blockDuring={blockDuring}>
        {account.userType === 'Student' && (
          <>
            <AccountSection title="Study plan" note="What Today on the dashboard counts with. Each part may be open.">
              <StudyPlanForm />
            </AccountSection>
            <AccountSection title="Time granted" note="Extra time and breaks for tests on screen, by your tutor.">
              <OwnGrantedTime />
            </AccountSection>
            <AccountSection
              title="Results"
              note="Everything you have done: answers, progress, tests, grades, assignments."
            >
              <DownloadResults />
            </AccountSection>
          </>
        )}
        <AccountSection title="Display" note="How all pages are shown and read, on this device only.">
          <Suspense fallback={<Skeleton bars={[40, 60]} label="Loading the settings" />}>
            <DisplayForm />
          </Suspense>
        </AccountSection>
      </OwnAccountPage>
    </>
  );
}
