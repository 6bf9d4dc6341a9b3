import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../button/button.tsx';
import { RunOfFour } from '../../run-of-four/run-of-four.tsx';
import { FoundationPage, PageSection, TokenRows } from './foundation-page.tsx';
import css from './motion.module.css';
import { tokenList } from './token-list.ts';

function Motions() {
  const [moved, setMoved] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <FoundationPage
      title="Motion"
      lead="Short, and only where something has changed. A verdict never waits for it, and who has asked the system for less gets everything at once."
    >
      <PageSection title="Times" note="The fourth is how each of them begins and ends.">
        <Button onClick={() => setMoved(!moved)}>{moved ? 'Move back' : 'Move'}</Button>
        <TokenRows
          tokens={tokenList.motion}
          renderSpecimen={(name) => (
            <div className={css.track} data-moved={moved || undefined}>
              <div
                className={css.runner}
                style={{
                  transitionDuration: name === '--ease' ? '1s' : `var(${name})`,
                  transitionTimingFunction: 'var(--ease)',
                }}
              />
            </div>
          )}
        />
      </PageSection>
      <PageSection
        title="The run of four"
        note="The new stroke inks from the top; the fourth is followed by the two rules. A run that starts again turns back to hairlines, without red."
      >
        <div className="row">
          <RunOfFour big count={count} of={4} isNew={count > 0} />
          <Button onClick={() => setCount((count + 1) % 5)}>
            {count === 4 ? 'Start again' : 'Answer one more right'}
          </Button>
        </div>
      </PageSection>
    </FoundationPage>
  );
}

/** Read before animating anything. */
const meta = { title: 'Foundations/Motion', tags: ['!autodocs'], parameters: { flush: true } } satisfies Meta;
export default meta;

export const Motion: StoryObj = {
  render: () => <Motions />,
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Move' }));
    await expect(kit.getByRole('button', { name: 'Move back' })).toHaveFocus();
  },
};
