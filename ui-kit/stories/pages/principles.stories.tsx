import { ranks } from '@fourfold/core/ranks/ranks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../button/button.tsx';
import { NumberGrid, NumberLegend } from '../../number-grid/number-grid.tsx';
import { Progress } from '../../progress/progress.tsx';
import { Choices } from '../../question/choices.tsx';
import { Rank } from '../../rank/rank.tsx';
import { RunOfFour } from '../../run-of-four/run-of-four.tsx';
import { FoundationPage, PageSection } from './foundation-page.tsx';

const answers = ['3', '20', '23'].map((body) => ({ id: body, body, correct: body === '23' }));
const nothing = () => {};

function PrinciplesPage() {
  return (
    <FoundationPage
      title="Principles"
      lead="A well-set exam paper: ink on warm white, thin rules, almost no boxes. Six sentences decide most questions."
    >
      <PageSection title="1. A fill is what the student did; a colour is what the judge said">
        <div style={{ maxWidth: 560 }}>
          <Choices choices={answers} chosen={['20']} checked onChoose={nothing} />
        </div>
      </PageSection>
      <PageSection
        title="2. A rule under a thing is its progress; two rules mean it is done"
        note="As one underlines a final answer twice. An upright bar is the rule upright, a ring the rule bent. Done is ink, never green."
      >
        <div style={{ display: 'grid', gap: 24, maxWidth: 260 }}>
          <Progress percent={40} label="Linear equations" />
          <Progress percent={100} label="Quadratic functions" />
        </div>
      </PageSection>
      <PageSection
        title="3. Four strokes are the run of four"
        note="Hairline: still to come. Ink: right. Four with two rules: mastered. A wrong answer turns all four back to hairlines, without red."
      >
        <div className="row" style={{ gap: 32 }}>
          {[0, 1, 2, 3, 4].map((count) => (
            <RunOfFour key={count} count={count} of={4} big />
          ))}
        </div>
      </PageSection>
      <PageSection
        title="4. Loud things are counted"
        note={
          <>
            The colours of the ranks and the highlighter. <mark>The highlighter says “look here”</mark>, and is never
            decoration.
          </>
        }
      >
        <div className="row">
          {ranks.map((rank) => (
            <Rank key={rank} rank={rank} />
          ))}
        </div>
      </PageSection>
      <PageSection
        title="5. Colour is never alone"
        note="Wrong has a cross or dots, uncertain a “?”, a rank its numeral, unpublished a ring, overdue a hidden word."
      >
        <NumberLegend
          entries={[
            { text: 'uncertain', number: { uncertain: true } },
            { text: 'wrong', number: { wrong: true } },
            { text: 'done', number: { mark: { percent: 100 } } },
          ]}
        />
        <NumberGrid
          label="Reading"
          action="open"
          onPress={nothing}
          numbers={[
            { description: ['Lines', '25 percent'], mark: { percent: 25 } },
            { description: ['Lines', 'done'], mark: { percent: 100 } },
            { description: ['Lines', 'marked wrong'], mark: { percent: 0 }, wrong: true },
            { description: ['Lines', 'marked uncertain'], mark: { percent: 0 }, uncertain: true },
            { description: ['no topic'], faint: true, off: 'text' },
          ]}
        />
      </PageSection>
      <PageSection
        title="6. One primary button in view"
        note="Everything else is text or a thin frame. Buttons are verbs."
      >
        <div className="row">
          <Button kind="primary">Check</Button>
          <Button>Save &amp; Next</Button>
          <Button kind="quiet">Cancel</Button>
        </div>
      </PageSection>
      <PageSection
        title="Never"
        note="Cards on grey. Shadows on the page. Gradients. Icons without words, except arrows, close, more, menu and the toolbar. Confetti, streaks, mascots. Red for a run that starts again. Rank colours for anything but rank. Grey text under 4.5 to 1. A placeholder for a label. A number that jumps in width. Motion before a verdict."
      />
      <PageSection
        title="Words"
        note="Short, plain, exact: what happened, what is safe, what to do next. No praise, no blame, no exclamation marks. Numbers are figures."
      />
    </FoundationPage>
  );
}

/** Read before designing anything new. */
const meta = { title: 'Foundations/Principles', tags: ['!autodocs'], parameters: { flush: true } } satisfies Meta;
export default meta;

export const Principles: StoryObj = { render: () => <PrinciplesPage /> };
