import type { Question } from '@fourfold/core/contract/content';
import type { PracticeScreen } from '@fourfold/core/practice/practice-screen';
import { Navigator } from '@fourfold/ui-kit/navigator';
import { MarginNote } from '@fourfold/ui-kit/question/paper';
import css from './flow-notes.module.css';

type FlowNotesProps = {
  order: readonly Question[];
  current: string;
  screens: Readonly<Record<string, PracticeScreen>>;
  onGo: (questionId: string) => void;
};

/** Note in the margin: all questions by number, each of them enabled, with their verdicts. */
export function FlowNotes({ order, current, screens, onGo }: FlowNotesProps) {
  return (
    <MarginNote label="Questions">
      <Navigator
        current={current}
        items={order.map(({ id }) => ({ id, mark: navigatorMark(screens[id]) }))}
        onGo={onGo}
      />
      <p className={css.words}>Answers here are checked at once and not saved. The sequence keeps its place.</p>
    </MarginNote>
  );
}

function navigatorMark(screen: PracticeScreen | undefined) {
  if (screen?.kind !== 'checked') return 'open';
  return screen.verdict.right ? 'right' : 'wrong';
}
