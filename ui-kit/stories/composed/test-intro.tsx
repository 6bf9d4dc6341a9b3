import type { RichDocument } from '@fourfold/core/rich-text/document';
import { formatMinutes } from '@fourfold/core/test-section/section-clock';
import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { Paper } from '../../question/paper.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { Segmented } from '../../segmented/segmented.tsx';
import { none } from './fixtures.tsx';
import { questionCount } from './test-questions.ts';

const extraTimes = [
  { value: '1', label: 'Standard time' },
  { value: '1.5', label: 'Time and a half' },
  { value: '2', label: 'Double time' },
] as const;

/** The official time of the section in seconds. */
const officialSeconds = 25 * 60;

const rules = [
  'Each answer is kept on this device at once and sent when there is a network.',
  'The clock counts while this page is in view. At the limit it says so and goes on.',
  'Mark a question uncertain to come back to it. You can strike out what you have ruled out.',
  'Letters choose an answer, Enter goes on, arrow keys move in the question map.',
  'Nothing is judged before you submit the whole test.',
];

const ruleList: RichDocument = [
  {
    type: 'list',
    ordered: false,
    children: rules.map((text) => ({ type: 'list-item', children: [{ type: 'paragraph', children: [{ text }] }] })),
  },
];

/** Before a section is begun: its rules and its time. */
export function TestIntro() {
  const [extra, setExtra] = useState<(typeof extraTimes)[number]['value']>('1');
  return (
    <Paper head={<div />}>
      <h2>Math - No Calculator</h2>
      <p className="small">{`${questionCount} questions, ${formatMinutes(officialSeconds * Number(extra))}`}</p>
      <Segmented label="Extra time" options={extraTimes} value={extra} onChange={setExtra} />
      <RichText document={ruleList} />
      <div className="row">
        <Button kind="primary" big onClick={none}>
          Start
        </Button>
        <Button onClick={none}>Print</Button>
      </div>
      <p className="small">Ready without a network</p>
    </Paper>
  );
}
