import type { Question } from '@fourfold/core/contract/content';
import { splitPassage } from '@fourfold/core/rich-text/split-passage';
import { PassagePane, type PassagePaneProps } from '@fourfold/ui-kit/question/passage-pane';
import { RichField } from './rich-field.tsx';

type QuestionTextProps = { question: Pick<Question, 'question' | 'formulas'> };
/** `zoom`: size of the text in percent. */
type PassageProps = QuestionTextProps & Omit<PassagePaneProps, 'children'> & { zoom?: number };

/** The passage of a question, shown beside it. */
export function QuestionPassage({ question, zoom = 100, ...pane }: PassageProps) {
  const { passage } = splitPassage(question.question);
  if (!passage) return null;
  return (
    <PassagePane key={passage} {...pane}>
      <div style={{ zoom: zoom / 100 }}>
        <RichField field={passage} formulas={question.formulas} />
      </div>
    </PassagePane>
  );
}

/** The question without its passage. */
export function QuestionStem({ question }: QuestionTextProps) {
  return <RichField field={splitPassage(question.question).stem} formulas={question.formulas} />;
}
