import type { GridNumber } from '@fourfold/ui-kit/number-grid';
import { shownPercent } from '@fourfold/ui-kit/progress';

type ExamNumber = {
  /** DOM id of the number, used as a URL anchor. */
  id?: string | undefined;
  /** Title of the question's topic; null if it has none. */
  topic: string | null;
  /** What it opens: practice, or a note about the question; null if nothing. */
  opens: 'practice' | 'note' | null;
  /** Progress in the practice of the question, 0 to 100. */
  percent?: number | undefined;
  /** Marked as wrong on the paper. */
  wrong?: boolean | undefined;
  uncertain?: boolean | undefined;
};

/** A number of a section as the grid shows it; its description has the topic and the states as text. */
export function gridNumber(number: ExamNumber): GridNumber {
  const { id, topic, opens, percent = 0, wrong, uncertain } = number;
  const about = aboutTopic(topic, opens);
  return {
    id,
    title: about.join(': '),
    description: [...about, ...stateTexts(number)],
    ...(opens === 'practice' && { mark: { percent } }),
    ...(opens === null && { faint: true, off: 'text' }),
    wrong,
    uncertain,
  };
}

/** The legend of the styles that a number can have. */
export const numberLegend: readonly { text: string; number: GridNumber }[] = [
  { text: 'uncertain', number: { mark: { percent: 0 }, uncertain: true } },
  { text: 'wrong', number: { mark: { percent: 0 }, wrong: true } },
  { text: 'done', number: { mark: { percent: 100 } } },
  { text: 'nothing to practise yet', number: {} },
];

/** The topic, and whether it can be practised. */
function aboutTopic(topic: ExamNumber['topic'], opens: ExamNumber['opens']): string[] {
  if (topic === null) return ['no topic'];
  return opens === 'practice' ? [topic] : [topic, 'nothing to practise yet'];
}

function stateTexts({ percent = 0, wrong, uncertain }: ExamNumber): string[] {
  const texts: string[] = [];
  if (wrong) texts.push('marked wrong');
  if (uncertain) texts.push('marked uncertain');
  if (percent === 100) texts.push('done');
  else if (percent > 0) texts.push(`${shownPercent(percent)} percent`);
  return texts;
}
