import type { AssignmentTopic } from '@fourfold/core/contract/assignable';
import { problemSetReference } from '@fourfold/core/contract/practice';
import { nameId } from '../../content/name-id.ts';
import type { DemoWork } from './student-format.ts';

/** The sequence of a sub-sub-topic and its sets, by their path of titles; ids are derived as in seed/demo-rows.ts. */
function subsubtopicWork(topic: AssignmentTopic, ...titles: [string, string, string]) {
  const path = [topic, ...titles].join('/');
  const subtopic_id = nameId([topic, ...titles.slice(0, 2)].join('/'));
  const parentIds = { subtopic_id, subsubtopic_id: nameId(path) };
  const sequence: DemoWork = { reference: { type: 'HomeSubsubTopic', id: parentIds.subsubtopic_id }, topic, parentIds };
  const set = (key: string): DemoWork => ({
    reference: { type: problemSetReference, id: nameId(`${path}/set/${key}`) },
    topic,
    parentIds,
  });
  return { sequence, set };
}

/** The sequence of a question number of a SAT or ACT. */
function examQuestionWork(family: 'sat' | 'act', exam: string, section: string, number: number): DemoWork {
  const id = nameId(`${family} exam/${exam}/${section}/${number}`);
  return family === 'sat'
    ? { reference: { type: 'HomeSatQuestionTopic', id }, topic: family, parentIds: { sat_question_id: id } }
    : { reference: { type: 'HomeActQuestionTopic', id }, topic: family, parentIds: { act_question_id: id } };
}

const linear = (subtopic: string, title: string) => subsubtopicWork('math', 'Linear Equations', subtopic, title);
const ratio = (subtopic: string, title: string) => subsubtopicWork('math', 'Ratios, Percent and Data', subtopic, title);
const quadratic = (subtopic: string, title: string) =>
  subsubtopicWork('math', 'Quadratics and Functions', subtopic, title);
const sentence = (subtopic: string, title: string) =>
  subsubtopicWork('grammar', 'Sentences and Punctuation', subtopic, title);
const style = (subtopic: string, title: string) => subsubtopicWork('grammar', 'Agreement and Style', subtopic, title);
const story = (subtopic: string, title: string) => subsubtopicWork('reading', 'Stories and Speeches', subtopic, title);
const essay = (subtopic: string, title: string) => subsubtopicWork('reading', 'Science and Society', subtopic, title);

/** The sequences and sets that the demo's students have practised. */
export const works = {
  solving: linear('Equations in one variable', 'Solving for the unknown'),
  counting: linear('Equations in one variable', 'None, one or infinitely many'),
  slope: linear('Lines and systems', 'Slope and intercept'),
  systems: linear('Lines and systems', 'Systems of two equations'),
  ratios: ratio('Ratios and percent', 'Ratios and unit rates'),
  percent: ratio('Ratios and percent', 'Percent and percent change'),
  mean: ratio('Statistics and probability', 'Mean, median and spread'),
  chance: ratio('Statistics and probability', 'Probability and two-way tables'),
  factoring: quadratic('Quadratic equations', 'Factoring'),
  formula: quadratic('Quadratic equations', 'The quadratic formula'),
  parabolas: quadratic('Functions and their graphs', 'Parabolas and their vertex'),
  runOns: sentence('Sentence boundaries', 'Run-ons and comma splices'),
  commas: sentence('Punctuation', 'Commas and added information'),
  colons: sentence('Punctuation', 'Colons, semicolons and apostrophes'),
  verbs: style('Agreement', 'Subjects and verbs'),
  pronouns: style('Agreement', 'Pronouns and modifiers'),
  transitions: style('Expression', 'Transitions'),
  ferry: story('Literary narrative', 'A story: The Ferry Bell'),
  lamp: story('Speeches and letters', 'A speech: On the price of a lamp'),
  nets: essay('Social science', 'An essay: Who Watches the Nets?'),
  stones: essay('Natural science', 'An essay: Stones That Walk'),
} as const;

/** The sequences of exam questions that the demo's students have practised. */
export const examWorks = {
  satCalc: examQuestionWork('sat', 'SAT Practice Test 1', 'MathCalc', 1),
  satNoCalc: examQuestionWork('sat', 'SAT Practice Test 1', 'MathNoCalc', 1),
  satWriting: examQuestionWork('sat', 'SAT Practice Test 1', 'Writing', 1),
  actMath: examQuestionWork('act', 'ACT Practice Test 1', 'Mathematics', 1),
} as const;
