import { type ReactNode, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { FlagIcon } from '../../icon/icon.tsx';
import { Navigator, type NavigatorItem } from '../../navigator/navigator.tsx';
import { Choices } from '../../question/choices.tsx';
import { Instructions } from '../../question/instructions.tsx';
import { MarginNote, Paper } from '../../question/paper.tsx';
import { QuestionHead } from '../../question/question-head.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { SavedState } from '../../saved-state/saved-state.tsx';
import { Switch } from '../../switch/switch.tsx';
import { MapLegend } from '../../test/map-legend.tsx';
import { SoFar } from '../../test/so-far.tsx';
import { TestActions } from '../../test/test-actions.tsx';
import { Zoom, zoomSteps } from '../../test/zoom.tsx';
import { BackLink, TopBar } from '../../top-bar/top-bar.tsx';
import css from './composed.module.css';
import { none, paragraphs, ReportButton } from './fixtures.tsx';
import { questionAt, questionCount } from './test-questions.ts';

const numbers = Array.from({ length: questionCount }, (_, at) => at + 1);

/** The bar of a test's page, and the page; the buttons of the bar are for a section that is begun. */
export function TestFrame({
  clock,
  onSubmit,
  children,
}: {
  clock?: ReactNode;
  onSubmit?: () => void;
  children: ReactNode;
}) {
  return (
    <>
      <TopBar
        title="SAT Practice Test 1 (Math - No Calculator)"
        fallback="Test"
        subtitle="Real"
        back={<BackLink href="#back" />}
        state={
          <>
            {clock}
            {onSubmit && <SavedState at="saved" />}
          </>
        }
        aside={onSubmit && <ReportButton />}
        action={
          <Button disabled={!onSubmit} onClick={onSubmit}>
            Submit whole test
          </Button>
        }
      />
      <main>{children}</main>
    </>
  );
}

/** The chosen answers by the number of their question. */
const firstAnswers: Readonly<Record<number, readonly string[]>> = {
  1: ['11'],
  2: ['30'],
  3: ['x − 5'],
  4: ['6'],
  6: ['22'],
};

const clockText = (
  <span className="num" role="timer" aria-label="Time">
    <b>12:04</b> of 25:00
  </span>
);

/** The section while it is taken: answers, marks and the view change as in the app; nothing is submitted. */
export function TestTaking() {
  const [number, setNumber] = useState(7);
  const [given, setGiven] = useState(firstAnswers);
  const [uncertain, setUncertain] = useState<readonly number[]>([4]);
  const [struck, setStruck] = useState<readonly string[]>([]);
  const [view, setView] = useState<{ zoom: number; hidesClock: boolean; striking: boolean }>({
    zoom: zoomSteps[0],
    hidesClock: false,
    striking: false,
  });
  const [isMapOpen, setMapOpen] = useState(false);

  const question = questionAt(number);
  const isAnswered = (one: number) => (given[one]?.length ?? 0) > 0;
  const answered = numbers.filter(isAnswered).length;
  const isMarked = uncertain.includes(number);
  const toggle = <T,>(all: readonly T[], one: T) =>
    all.includes(one) ? all.filter((it) => it !== one) : [...all, one];
  const strikeKey = (answer: string) => `${number} ${answer}`;
  const go = (id: string) => {
    setNumber(Number(id));
    setMapOpen(false);
  };
  const previous = number > 1 ? () => setNumber(number - 1) : undefined;
  const items = numbers.map(
    (one): NavigatorItem => ({
      id: `${one}`,
      mark: isAnswered(one) ? 'answered' : 'open',
      uncertain: uncertain.includes(one),
    }),
  );
  const mark = (
    <Button pressed={isMarked} onClick={() => setUncertain(toggle(uncertain, number))}>
      <FlagIcon />
      {isMarked ? 'Remove from Uncertain' : 'Mark Uncertain'}
    </Button>
  );
  const map = (
    <>
      <Navigator items={items} current={`${number}`} onGo={go} />
      <MapLegend />
    </>
  );
  return (
    <TestFrame clock={!view.hidesClock && clockText} onSubmit={none}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (number < questionCount) setNumber(number + 1);
        }}
      >
        <Paper
          head={<QuestionHead number={number} calculator={false} uncertain={isMarked} phoneExtra={mark} />}
          aside={
            <>
              <MarginNote label="Question map">{map}</MarginNote>
              <MarginNote label="So far">
                <SoFar
                  rows={[
                    ['Answered', answered],
                    ['Open', questionCount - answered],
                  ]}
                  total={['Questions', questionCount]}
                />
                <p className="small">Ready without a network</p>
              </MarginNote>
              <MarginNote label="View">
                <div className={css.stack}>
                  <Zoom percent={view.zoom} onZoom={(zoom) => setView({ ...view, zoom })} />
                  <Switch
                    checked={view.hidesClock}
                    onChange={({ target }) => setView({ ...view, hidesClock: target.checked })}
                  >
                    Hide clock
                  </Switch>
                  <Switch
                    checked={view.striking}
                    onChange={({ target }) => setView({ ...view, striking: target.checked })}
                  >
                    Strike out answers
                  </Switch>
                  <Button onClick={none}>Print</Button>
                </div>
              </MarginNote>
            </>
          }
        >
          <div style={{ zoom: view.zoom / 100 }}>
            <Instructions kind="one-choice" />
            <RichText document={paragraphs(...(question?.stem ?? []))} />
            <Choices
              key={number}
              choices={(question?.answers ?? []).map((answer, at) => ({
                id: answer,
                body: answer,
                struck: struck.includes(strikeKey(answer)),
                tool: view.striking && (
                  <StrikeButton
                    letter={'ABCD'[at] ?? ''}
                    isStruck={struck.includes(strikeKey(answer))}
                    onStrike={() => setStruck(toggle(struck, strikeKey(answer)))}
                  />
                ),
              }))}
              chosen={given[number] ?? []}
              onChoose={(ids) => setGiven({ ...given, [number]: ids })}
            />
          </div>
          <TestActions onPrevious={previous} onMap={() => setMapOpen(true)} end={mark}>
            <Button type="submit" kind="primary" big>
              {number < questionCount ? 'Next' : 'Submit whole test'}
            </Button>
          </TestActions>
        </Paper>
      </form>
      {isMapOpen && (
        <Dialog title="Question map" onClose={() => setMapOpen(false)}>
          {map}
        </Dialog>
      )}
    </TestFrame>
  );
}

type StrikeButtonProps = { letter: string; isStruck: boolean; onStrike: () => void };

function StrikeButton({ letter, isStruck, onStrike }: StrikeButtonProps) {
  return (
    <Button
      kind="quiet"
      aria-label={`${isStruck ? 'Restore' : 'Strike out'} answer ${letter}`}
      onClick={(event) => {
        // The label around it would choose the answer.
        event.preventDefault();
        onStrike();
      }}
    >
      {isStruck ? 'Restore' : 'Strike out'}
    </Button>
  );
}
