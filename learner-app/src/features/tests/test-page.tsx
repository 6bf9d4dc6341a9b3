import { savingDeed } from '@fourfold/core/client/outbox/new-test-deed';
import { changeEntry, untouched } from '@fourfold/core/test-section/change-entry';
import { testInput } from '@fourfold/core/test-section/test-question';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Empty } from '@fourfold/ui-kit/empty';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Go } from '../../app/go.tsx';
import { endSubject, stateOf } from '../../end/end.ts';
import { sectionCalls } from '../../outbox/late/section-calls.ts';
import { outbox } from '../../outbox/outbox.ts';
import { PaperMissing, PaperOnTheWay } from '../../question/paper-states.tsx';
import { useAccount } from '../../session/session.ts';
import { Elsewhere } from './elsewhere.tsx';
import { testFamilies } from './first/test-families.ts';
import { HandedIn } from './handed-in.tsx';
import { Intro } from './intro.tsx';
import { Leaving } from './leaving.tsx';
import { Review } from './review.tsx';
import { Taking } from './taking.tsx';
import { TestBar } from './test-bar.tsx';
import { testEnd } from './test-end.ts';
import { type TestRoute, testRoute, variantWords } from './test-route.ts';
import { useHold } from './use-hold.ts';
import { usePrint } from './use-print.tsx';
import { useReadiness } from './use-readiness.ts';
import { useRefusals } from './use-refusals.ts';
import { type OpenSection, useSection } from './use-section.ts';

/**
 * /home/{sat|act}-test/{id}/{mock|real}/{section}: a test section, to take, to continue or to
 * review.
 */
export function Component() {
  const account = useAccount();
  const { pathname } = useLocation();
  const params = useParams();
  const of = testFamilies.find(({ base }) => pathname.toLowerCase().startsWith(base));
  const route = of && testRoute(of, params);
  if (!account) return null;
  return route ? <TestPage key={pathname} account={account.id} route={route} /> : <Go to="/home/not_found" />;
}

type PageProps = { account: string; route: TestRoute };

function TestPage({ account, route }: PageProps) {
  const loaded = useSection(route, account);
  if (loaded.at === 'gone') return <Go to="/home/not_found" />;
  if (loaded.at === 'ready') return <Section account={account} route={route} open={loaded.data} />;
  return (
    <Frame account={account} route={route} title="">
      {loaded.at === 'loading' && <PaperOnTheWay />}
      {loaded.at === 'failed' && <PaperMissing onRetry={loaded.retry} busy={loaded.busy} />}
    </Frame>
  );
}

function Section({ account, route, open }: PageProps & { open: OpenSection }) {
  const { questions, standing, progress } = open;
  const about = { ...route.about, attempt: progress.attempt };
  const title = `${open.title} ${route.section.testTitle}`;
  const hold = useHold(account, about, standing.at === 'started');
  const readiness = useReadiness(questions);
  const { print, sheet } = usePrint({ family: route.family, title, questions });
  useOutcome(open, route, title);
  useFocusOnChange(`${standing.at} ${hold.held}`);
  const client = useQueryClient();
  const isSealed = progress.review === 'open' && questions.some((question) => 'sealed' in question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: submitted in another tab, its keys are fetched once
  useEffect(() => {
    if (isSealed) client.invalidateQueries({ queryKey: [...sectionCalls[route.family].questions(route.about)] });
  }, [isSealed]);
  useRefusals(account, about, () => {
    client.invalidateQueries({ queryKey: [...sectionCalls[route.family].progress(route.about)] });
  });

  const state = useRef(standing.at);
  state.current = standing.at;
  const isOpen = () => state.current === 'started';

  const common = { account, route, about, open, title, onPrint: print };
  const frame = { account, route, title };
  const start = (extraTime: number) => {
    const [first] = questions;
    if (!first) return;
    const entry = changeEntry(untouched(first.id, testInput(first) === 'typed'));
    outbox.keep(savingDeed({ account_id: account, about }, { ...entry, rev: 1 }, extraTime));
  };

  const screen = () => {
    if (questions.length === 0) return inFrame(frame, <Empty title="No Record Found" />);
    switch (standing.at) {
      case 'none':
        return inFrame(
          frame,
          <Intro
            section={route.section.title}
            questions={questions.length}
            minutes={route.section.test.minutes}
            isSeen={progress.key_seen}
            readiness={readiness}
            onStart={start}
            onPrint={print}
          />,
        );
      case 'started':
        if (hold.held === false) return inFrame(frame, <Elsewhere onTake={hold.take} />);
        return hold.held ? (
          <Taking {...common} readiness={readiness} isOpen={isOpen} />
        ) : (
          inFrame(frame, <PaperOnTheWay />)
        );
      case 'leaving':
        return inFrame(frame, <Leaving back={route.back} />);
      case 'submitted':
        if (progress.review !== 'open')
          return inFrame(frame, <HandedIn back={route.back} review={open.review} progress={progress} />);
        return <Review {...common} />;
      default:
        return standing.at satisfies never;
    }
  };
  return (
    <>
      <title>{`${title}, ${variantWords[route.variant]} · Fourfold`}</title>
      {screen()}
      {sheet}
    </>
  );
}

/**
 * When the server confirms a submission from this tab, opens the list with "Test submitted"
 * (TST-021).
 */
function useOutcome(open: OpenSection, { back }: TestRoute, title: string): void {
  const { at } = open.standing;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const latest = useRef(open);
  latest.current = open;
  const wasLeaving = useRef(false);
  useEffect(() => {
    if (at === 'submitted' && wasLeaving.current) {
      showAlert('success', 'Test submitted', { subject: endSubject });
      const { progress } = latest.current;
      const isOpen = progress.review === 'open';
      const state = isOpen ? stateOf(testEnd({ open: latest.current, title, pathname })) : null;
      navigate(back, { replace: true, state });
    }
    wasLeaving.current = at === 'leaving';
  }, [at, back, navigate, title, pathname]);
}

/** The focused button is gone with its screen: the focus moves to the top of the new screen. */
function useFocusOnChange(screen: string): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    const isNowhere = document.activeElement === document.body;
    if (isNowhere) document.querySelector('main')?.focus({ preventScroll: true });
  }, [screen]);
}

type FrameProps = PageProps & { title: string };

function inFrame(props: FrameProps, children: ReactNode) {
  return <Frame {...props}>{children}</Frame>;
}

function Frame({ account, route, title, children }: FrameProps & { children: ReactNode }) {
  return (
    <>
      <TestBar
        account={account}
        back={route.back}
        title={title}
        variant={variantWords[route.variant]}
        question={null}
      />
      <main tabIndex={-1}>{children}</main>
    </>
  );
}
