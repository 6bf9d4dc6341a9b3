import type { TestSection } from '@fourfold/core/client/outbox/test-action';
import { attemptLimit } from '@fourfold/core/test-entries/section-time';
import { sectionSummary } from '@fourfold/core/test-section/section-summary';
import { secondsSince } from '@fourfold/core/test-section/time-left';
import type { TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import { showAlert, useAlertSubject } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import type { NavigatorItem } from '@fourfold/ui-kit/navigator';
import { SheetSwitch } from '@fourfold/ui-kit/question/lazy/sheet-switch';
import { MarginNote } from '@fourfold/ui-kit/question/paper';
import { SoFar } from '@fourfold/ui-kit/test/so-far';
import { QuestionPassage } from '../../question/question-passage.tsx';
import { useViewSettings } from '../../test-tools/view/use-view-settings.ts';
import { endOfTimeSubject } from './end-of-time.ts';
import { formId } from './form-id.ts';
import { MarkButton } from './mark-button.tsx';
import { PracticeClock } from './practice-clock.tsx';
import { QuestionBody } from './question-body.tsx';
import { ReadinessNote } from './readiness-note.tsx';
import { handInSection, submitSection } from './submit-section.ts';
import { TestAnswers } from './test-answers.tsx';
import { TestBar } from './test-bar.tsx';
import { TestClock } from './test-clock.tsx';
import { testForms } from './test-forms.ts';
import { type TestRoute, variantLabels } from './test-route.ts';
import css from './test-taking.module.css';
import { TestTools } from './test-tools.tsx';
import { TimeLeft } from './time-left.tsx';
import { useDesk } from './use-desk.ts';
import type { Readiness } from './use-readiness.ts';
import type { OpenSection } from './use-section.ts';
import { useSectionEnd } from './use-section-end.ts';
import { useTestAnnotations } from './use-test-annotations.ts';
import { useTestKeys } from './use-test-keys.ts';
import { useTestPosition } from './use-test-position.ts';
import { ViewNote } from './view-note.tsx';

export type TestTakingProps = {
  account: string;
  route: TestRoute;
  /** The section and its current attempt. */
  about: TestSection;
  open: OpenSection;
  title: string;
  readiness: Readiness;
  /** Returns whether the section is begun and not submitted. */
  isOpen(): boolean;
  onPrint(): void;
  /** Pauses a section in practice mode. */
  onPause(): void;
};

/** Subject of the alerts about answers; only the last of them is shown. */
const subject = 'answers of a test';

/** A section while it is taken: every change is saved at once, and nothing is judged. */
export function TestTaking({
  account,
  route,
  about,
  open,
  title,
  readiness,
  isOpen,
  onPrint,
  onPause,
}: TestTakingProps) {
  const { questions, progressState } = open;
  const [view, setView] = useViewSettings();
  const [position, goTo] = useTestPosition(account, about, questions, progressState.entries);
  const index = Math.max(
    0,
    questions.findIndex(({ id }) => id === position.question),
  );
  // A section is shown only if it has questions.
  const question = questions[index] as TestQuestion;
  const time = { extra_time: progressState.extraTime, granted_seconds: open.progress.granted_seconds ?? null };
  const limit = attemptLimit(route.section.test, time);
  const end = useSectionEnd(open);
  const givenAfter = () => end && secondsSince(limit, end, performance.now());
  const desk = useDesk({ account, about, progressState, questions, current: question.id, givenAfter, limit, isOpen });
  const entry = desk.entryOf(question);
  const summary = sectionSummary(questions, desk.entries);
  const store = useTestAnnotations({ question, questions, entries: desk.entries, desk });
  useAlertSubject(subject);

  const go = (id: string, opensDialog = position.open) => {
    desk.leaveQuestion();
    goTo({ question: id, open: opensDialog });
  };
  const previous = questions[index - 1];
  const following = questions[index + 1];
  const next = () => {
    if (desk.leaveQuestion()) showAlert('success', 'Answer Saved', { subject });
    if (following) goTo({ question: following.id, open: position.open });
  };
  const submit = () => {
    desk.leaveQuestion();
    void submitSection({ account, about, summary: sectionSummary(questions, desk.latest()) });
  };
  const mark = () => {
    desk.change(question, { kind: 'marked' });
    const message = entry.markUncertain ? 'Question remove from uncertain' : 'Question mark as uncertain';
    showAlert('success', message, { subject });
  };
  const onEnter = following ? next : submit;
  useTestKeys({
    letters: route.section.letters,
    question,
    number: index + 1,
    desk,
    onPrevious: previous && (() => go(previous.id)),
    onNext: following && next,
    onEnter: route.form === 'dialog' && !position.open ? () => go(question.id, true) : onEnter,
    isDialog: route.form === 'dialog' && position.open,
  });

  const Form = testForms[route.form];
  const handIn = () => {
    desk.leaveQuestion();
    handInSection({ account, about });
    // It outlives this screen.
    showAlert('warning', 'The time is over. The section is handed in.', { subject: endOfTimeSubject });
  };
  const { exam, section, real, attempt } = about;
  const calculator = route.section.test.calculator ? [exam, section, real, attempt ?? 1].join('.') : null;
  const isClockHidden = view.clock === 'hidden';
  const clock = end ? (
    <TimeLeft end={end} hidden={isClockHidden} onOver={handIn} />
  ) : open.progress.practice ? (
    <PracticeClock seconds={desk.seconds} limit={limit} hidden={isClockHidden} onPause={onPause} />
  ) : (
    <TestClock seconds={desk.seconds} limit={limit} hidden={isClockHidden} />
  );
  const tools = <TestTools question={question} store={store} zoom={view.zoom} onZoom={(zoom) => setView({ zoom })} />;
  return (
    <>
      <TestBar
        account={account}
        back={route.back}
        title={title}
        variant={variantLabels[route.variant]}
        question={question.id}
        clock={clock}
        tools={route.form === 'page' && tools}
        calculator={route.form === 'page' ? calculator : null}
        onSubmit={submit}
      />
      <main tabIndex={-1} data-unfinished>
        <Form
          items={questions.map(({ id }): NavigatorItem => {
            const one = desk.entries.get(id);
            return { id, mark: one?.isComplete ? 'answered' : 'open', uncertain: one?.markUncertain };
          })}
          question={question}
          number={index + 1}
          uncertain={entry.markUncertain}
          open={position.open}
          onOpen={(opensDialog) => go(question.id, opensDialog)}
          onGo={go}
          onPrevious={previous && (() => go(previous.id))}
          onEnter={onEnter}
          clock={clock}
          tools={tools}
          calculator={calculator}
          mark={<MarkButton marked={entry.markUncertain} onMark={mark} />}
          main={
            <Button type="submit" form={formId} kind="primary" big>
              {following ? 'Next' : 'Submit whole test'}
            </Button>
          }
          passage={
            <QuestionPassage
              question={question}
              stateKey={question.id}
              startsWithPassage
              Switch={SheetSwitch}
              zoom={view.zoom}
            />
          }
          body={
            <QuestionBody question={question} zoom={view.zoom}>
              <TestAnswers
                letters={route.section.letters}
                question={question}
                number={index + 1}
                desk={desk}
                striking={view.striking}
              />
            </QuestionBody>
          }
          notes={
            <>
              <MarginNote label="So far">
                <SoFar
                  rows={[
                    ['Answered', summary.answered],
                    ['Open', summary.open],
                  ]}
                  total={['Questions', summary.questions]}
                />
                <ReadinessNote readiness={readiness} />
                <div className={css.submit}>
                  <Button onClick={submit}>Submit whole test</Button>
                </div>
              </MarginNote>
              <ViewNote view={view} onView={setView} onPrint={onPrint} />
            </>
          }
        />
      </main>
    </>
  );
}
