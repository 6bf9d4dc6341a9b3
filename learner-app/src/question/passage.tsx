import type { Question } from '@fourfold/core/contract/content';
import { splitPassage } from '@fourfold/core/rich-text/split-passage';
import { PassageSheets } from '@fourfold/ui-kit/question/passage-sheets';
import { Rich } from './rich.tsx';

type Asked = { question: Pick<Question, 'question' | 'formulas'> };
type PassageProps = Asked & {
  /** The question, and whether it is judged. */
  moment: string;
  /** It is there to be answered. */
  unread: boolean;
  /** Size of the text in percent. */
  zoom?: number;
};

/** The passage of a question, for the place beside it. */
export function Passage({ question, zoom = 100, ...sheets }: PassageProps) {
  const { passage } = splitPassage(question.question);
  if (!passage) return null;
  return (
    <PassageSheets key={passage} {...sheets}>
      <div style={{ zoom: zoom / 100 }}>
        <Rich field={passage} formulas={question.formulas} />
      </div>
    </PassageSheets>
  );
}

/** What a question asks, without its passage. */
export function Stem({ question }: Asked) {
  return <Rich field={splitPassage(question.question).stem} formulas={question.formulas} />;
}
