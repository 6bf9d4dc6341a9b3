import { useAccount } from '@fourfold/app-shell/session';
import { type ChosenStart, saveTestAction } from '@fourfold/core/client/outbox/new-test-action';
import { changeEntry } from '@fourfold/core/test-section/change-entry';
import { shownItem } from '@fourfold/core/wire/tests/sealed-question';
import { emptyEntry } from '@fourfold/core/wire/tests/test-entry';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Empty } from '@fourfold/ui-kit/empty';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Redirect } from '../../app/redirect.tsx';
import { endAlertSubject, endState } from '../../end/end-summary.ts';
import { sectionCalls } from '../../outbox/lazy/section-calls.ts';
import { outbox } from '../../outbox/outbox.ts';
import { usePrint } from '../../print/use-print.ts';
import { PaperError, PaperLoading } from '../../question/paper-states.tsx';
import { beginSection } from './begin-section.ts';
import { testFamilies } from './first/test-families.ts';
import { HandedInNotice } from './handed-in-notice.tsx';
import { NextSection } from './next-section.tsx';
import { OpenElsewhere } from './open-elsewhere.tsx';
import { PausedSection } from './paused-section.tsx';
import { PrintedSection } from './printed-section.tsx';
import { addressAfter, isFollowing, sectionName, startAfter, transitionIn } from './section-transition.ts';
import { SubmissionPending } from './submission-pending.tsx';
import { TestBar } from './test-bar.tsx';
import { TestIntro } from './test-intro.tsx';
import { TestReview } from './test-review.tsx';
import { type TestRoute, testRoute, variantLabels } from './test-route.ts';
import { testSummary } from './test-summary.ts';
import { TestTaking } from './test-taking.tsx';
import { isOnOtherDevice } from './this-device.ts';
import { useExtensionNotice } from './use-extension-notice.ts';
import { useReadiness } from './use-readiness.ts';
import { useRefusals } from './use-refusals.ts';
import { type OpenSection, useSection } from './use-section.ts';
import { useSectionClaim } from './use-section-claim.ts';

/** /home/{sat|act}-test/{id}/{mock|real}/{section}: a test section, to take, to continue or to review. */
export function Component() {
  const account = useAccount();
  const { pathname } = useLocation();
  const params = useParams();
  const testFamily = testFamilies.find(({ base }) => pathname.toLowerCase().startsWith(base));
  const route = testFamily && testRoute(testFamily, params);
  if (!account) return null;
  return route ? <TestPage key={pathname} account={account.id} route={route} /> : <Redirect to="/home/not_found" />;
}

type PageProps = { account: string; route: TestRoute };

function TestPage({ account, route }: PageProps) {
  const loaded = useSection(route, account);
  if (loaded.kind === 'gone') return <Redirect to="/home/not_found" />;
  if (loaded.kind === 'ready') return <Section account={account} route={route} open={loaded.data} />;
  return (
    <TestLayout account={account} route={route} title="">
      {loaded.kind === 'loading' && <PaperLoading />}
      {loaded.kind === 'failed' && <PaperError onRetry={loaded.retry} busy={loaded.busy} />}
    </TestLayout>
  );
}

function Section({ account, route, open }: PageProps & { open: OpenSection }) {
  const { questions, progressState, progress } = open;
  const about = { ...route.about, attempt: progress.attempt };
  const title = `${open.title} ${route.section.testTitle}`;
  const claim = useSectionClaim(account, about, progressState.stage === 'started');
  const readiness = useReadiness(questions);
  const { print, sheet } = usePrint(() => <PrintedSection {...{ title, questions }} letters={route.section.letters} />);
  const transition = transitionIn(useLocation().state);
  // A stored reply of before has none.
  const granted = progress.granted_seconds ?? null;
  const following = startAfter(progress, transition);
  const practice = progress.practice === true;
  const [isPaused, setIsPaused] = useState(false);
  useExtensionNotice(progress);
  const stage = useNavigateOnSubmitted(open, route, title);
  useFocusOnNewScreen(`${stage} ${claim.isClaimed} ${isOnOtherDevice(progress)} ${isPaused}`);
  const client = useQueryClient();
  const isSealed = progress.review === 'open' && questions.some((question) => 'sealed' in question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: submitted in another tab, its keys are fetched once
  useEffect(() => {
    if (isSealed) client.invalidateQueries({ queryKey: [...sectionCalls[route.family].questions(route.about)] });
  }, [isSealed]);
  useRefusals(account, about, () => {
    client.invalidateQueries({ queryKey: [...sectionCalls[route.family].progress(route.about)] });
  });

  const state = useRef(progressState.stage);
  state.current = progressState.stage;
  const isOpen = () => state.current === 'started';

  const common = { account, route, about, open, title, onPrint: print };
  const frame = { account, route, title };
  const start = (chosen: ChosenStart) => {
    const [first] = questions;
    if (route.section.test.endsByClock) return void beginSection(about, chosen);
    if (!first) return;
    const entry = changeEntry(emptyEntry(first.id, shownItem(first).kind));
    outbox.add(saveTestAction({ account_id: account, about }, { ...entry, rev: 1 }, chosen.extraTime ?? 1));
  };

  const screen = () => {
    const { endsByClock, minutes } = route.section.test;
    const isSealed = endsByClock && progressState.stage === 'none';
    if (questions.length === 0 && !isSealed) return inLayout(frame, <Empty title="No Record Found" />);
    switch (stage) {
      case 'none':
        if (isFollowing(route, transition))
          return inLayout(
            frame,
            <NextSection
              title={sectionName(route)}
              questions={route.section.questions}
              minutes={minutes}
              time={following.time}
              practice={following.start.practice}
              breakEnds={transition?.breakEnds ?? null}
              beginsByItself={transition !== null}
              back={route.back}
              onBegin={() => beginSection(about, following.start)}
            />,
          );
        return inLayout(
          frame,
          <TestIntro
            section={sectionName(route)}
            questions={endsByClock ? route.section.questions : questions.length}
            minutes={minutes}
            granted={granted}
            endsByClock={endsByClock}
            isSeen={progress.key_seen}
            readiness={readiness}
            onStart={start}
            onPrint={print}
          />,
        );
      case 'started':
        if (isOnOtherDevice(progress))
          return inLayout(
            frame,
            <OpenElsewhere
              where="another device"
              practice={practice}
              onTakeOver={() => beginSection(about, { extraTime: progress.extra_time, practice })}
            />,
          );
        if (claim.isClaimed === false)
          return inLayout(frame, <OpenElsewhere where="another tab" {...{ practice }} onTakeOver={claim.takeOver} />);
        if (isPaused)
          return inLayout(frame, <PausedSection {...{ open, minutes }} onContinue={() => setIsPaused(false)} />);
        return claim.isClaimed ? (
          <TestTaking {...common} readiness={readiness} isOpen={isOpen} onPause={() => setIsPaused(true)} />
        ) : (
          inLayout(frame, <PaperLoading />)
        );
      case 'leaving':
        return inLayout(frame, <SubmissionPending back={route.back} />);
      case 'submitted':
        if (progress.review !== 'open')
          return inLayout(frame, <HandedInNotice back={route.back} review={open.review} progress={progress} />);
        return <TestReview {...common} />;
      default:
        return stage satisfies never;
    }
  };
  return (
    <>
      <title>{`${title}, ${variantLabels[route.variant]} · Fourfold`}</title>
      {screen()}
      {sheet}
    </>
  );
}

/**
 * When the server confirms a submission from this tab, opens what follows in a test on screen, else the list with "Test
 * submitted" (TST-021). Returns the stage to show: until the next page is shown, the section is still leaving. Its review
 * would be seen for a moment.
 */
function useNavigateOnSubmitted(
  open: OpenSection,
  route: TestRoute,
  title: string,
): OpenSection['progressState']['stage'] {
  const { back } = route;
  const { stage } = open.progressState;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const latest = useRef(open);
  latest.current = open;
  const wasLeaving = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    if (stage !== 'submitted') wasLeaving.current = stage === 'leaving';
    if (stage !== 'submitted' || !wasLeaving.current || isLeft.current) return;
    isLeft.current = true;
    const next = addressAfter(latest.current, route);
    if (next) return void navigate(next.to, { replace: true, state: next.transition });
    showAlert('success', 'Test submitted', { subject: endAlertSubject });
    const isOpen = latest.current.progress.review === 'open';
    const state = isOpen ? endState(testSummary({ open: latest.current, title, pathname })) : null;
    navigate(back, { replace: true, state });
  }, [stage, back, route, navigate, title, pathname]);
  return stage === 'submitted' && wasLeaving.current ? 'leaving' : stage;
}

/** The focused button is gone with its screen: the focus moves to the top of the new screen. */
function useFocusOnNewScreen(screen: string): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    const isNowhere = document.activeElement === document.body;
    if (isNowhere) document.querySelector('main')?.focus({ preventScroll: true });
  }, [screen]);
}

type TestLayoutProps = PageProps & { title: string };

function inLayout(props: TestLayoutProps, children: ReactNode) {
  return <TestLayout {...props}>{children}</TestLayout>;
}

function TestLayout({ account, route, title, children }: TestLayoutProps & { children: ReactNode }) {
  return (
    <>
      <TestBar
        account={account}
        back={route.back}
        title={title}
        variant={variantLabels[route.variant]}
        question={null}
      />
      <main tabIndex={-1}>{children}</main>
    </>
  );
}
