import type { Question } from '@fourfold/core/contract/content';
import { Empty } from '@fourfold/ui-kit/empty';
import { FloatingPanel, type PanelBox } from '@fourfold/ui-kit/floating-panel';
import { useState } from 'react';
import { useDesk, useDeskState } from '../desk-state.ts';
import css from './preview.module.css';
import type { Screen } from './preview-question.tsx';
import { PreviewWalk } from './preview-walk.tsx';

const screens: readonly Screen[] = ['phone'];

/** A phone that shows the question that the author is at, as students see it. The desk stays usable. */
export function PreviewPanel({ onClose }: { onClose: () => void }) {
  const { store, questions } = useDesk();
  const current = useDeskState(store, (state) => state.current);
  const [box, setBox] = useState(firstBox);
  const question = questions.find(({ id }) => id === current);
  return (
    <FloatingPanel title="Preview on a phone" box={box} onBox={setBox} onClose={onClose}>
      <div className={css.panel}>
        {question ? (
          <PreviewWalk key={versionOf(question)} {...{ question, screens, onClose }} isBackground />
        ) : (
          <Empty title="No question is open">Open a question, and it is shown here.</Empty>
        )}
      </div>
    </FloatingPanel>
  );
}

/** A saved change is shown from the beginning. */
function versionOf({ id, updated_at }: Question): string {
  return `${id} ${updated_at}`;
}

/** As wide as a phone; over the navigation where there is a column of it, so that the cards and properties are free. */
function firstBox(): PanelBox {
  const [width, height] = [Math.min(424, innerWidth - 32), Math.min(800, innerHeight - 96)];
  const isWide = matchMedia('(min-width: 75rem)').matches;
  return { left: isWide ? 8 : innerWidth - width - 8, top: 80, width, height };
}
