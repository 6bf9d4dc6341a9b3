import { keySheet } from '@fourfold/core/grading/testing/keys';
import { actTable, satTable, withCell } from '@fourfold/core/scores/testing/tables';
import { challenge, verifier } from '../../src/testing/hand-over.ts';
import { hostileText } from './hostile.ts';
import type { Practised, Section } from './known.ts';
import { innerJson } from './texts.ts';
import type { Making } from './value.ts';

/** Fields of a body or a query, by name. */
export type Fields = Record<string, unknown>;
type Sense = (fields: Fields, making: Making) => void;

/**
 * Lists that an order names completely, with the fields of their parent; without one, the list of
 * all.
 */
const orders: readonly (readonly [list: string, parents: readonly string[]])[] = [
  [
    'questions',
    ['subtopic_id', 'subsubtopic_id', 'problem_set_id', 'sattopic_id', 'sat_question_id', 'act_question_id'],
  ],
  ['answers', ['question_id']],
  ['subtopics', ['test_id']],
  ['subsubtopics', ['subtopic_id']],
  ['problem_sets', ['subsubtopic_id', 'sattopic_id', 'sat_question_id', 'act_question_id']],
];
const places = ['subtopic_id', 'sattopic_id', 'sat_question_id', 'act_question_id', 'sat_id', 'act_id'] as const;

/**
 * Rules that make related ids of a body consistent, so that a request passes beyond "not found".
 */
const senses: readonly (readonly [calls: RegExp, sense: Sense])[] = [
  [/ \/questions(?:\/create_multiple|\/update_positions)?$/, onePlace],
  [/save_user_questions_progress/, answerOf],
  [/ \/user_progresses\/\w*user_(?:problemset_)?progress$/, placeOf],
  [/_test_progresses/, sectionOf],
  [/ \/user_(?:sat|act)s$/, paperOf],
  [/^POST \/assignments/, assigned],
  [/publish_effect/, published],
  [/sequence_map|item_statistics/, mapped],
  [/soft_delete\/(?:hard|restore)/, binned],
  [/(?:sats|acts)\/test_\w+\/publish/, oneFlag],
  [/ \/users\/(?:admins|students|tutors)$/, typed],
  [/link_(?:question|problemset)$/, outcome],
  [/update_score$|update_bubble_answers$/, sheets],
  [/^POST \/sessions/, entry],
  [/password$|^POST \/accounts$/, passwords],
  [/ \/problem_sets$| \/answers$| \/\w*questions$|topics$/, newcomerAmongRecords],
  // Its parent is set by then.
  [/update_\w*positions$/, order],
];

/** Makes related fields consistent. Fields that are missing are not added. */
export function makeSense(fields: Fields, making: Making): void {
  for (const [calls, sense] of senses) {
    if (calls.test(making.call.call) && making.chance.often(0.85)) sense(fields, making);
  }
}

function order(fields: Fields, { chance, known, call }: Making): void {
  for (const [list, parents] of orders) {
    if (!Array.isArray(fields[list])) continue;
    const parent = parents.find((name) => typeof fields[name] === 'string');
    const ids = known.children.get(parent ? String(fields[parent]) : `list:${call.area.slice(0, 3)}`) ?? [];
    if (ids.length > 0) fields[list] = chance.some(ids, chance.often(0.8) ? ids.length : 2);
  }
  for (const [list, name] of Object.entries({
    tests: `list:${fields.topic_type}`,
    sats: 'list:sat',
    acts: 'list:act',
  })) {
    if (Array.isArray(fields[list])) fields[list] = chance.some(known.children.get(name) ?? [], 10_000);
  }
}

function onePlace(fields: Fields, { chance, known, call }: Making): void {
  if (call.method === 'GET' && chance.often(0.3)) return;
  const place = chance.pick(places);
  for (const name of [...places, 'sat_type', 'act_type', 'question_type']) delete fields[name];
  const family = place.slice(0, 3);
  if (place !== 'sat_id' && place !== 'act_id') {
    fields[place] = chance.pick(known.living[place.slice(0, -3) as 'subtopic']);
    return;
  }
  const section = known.sections.filter((one) => one.family === family);
  if (section.length > 0) Object.assign(fields, named(chance.pick(section)));
}

function named({ family, exam, section, real }: Section): Fields {
  const question_type = `Admin${family === 'sat' ? 'Sat' : 'Act'}${real ? 'Real' : 'Mock'}Test`;
  return { [`${family}_id`]: exam, [`${family}_type`]: section, question_type };
}

function answerOf(fields: Fields, { chance, known }: Making): void {
  if (known.practised.length === 0) return;
  const place = chance.pick(known.practised);
  fields.reference_type = place.reference_type;
  fields.reference_id = place.reference_id;
  fields.question_id = place.question;
  fields.given_answer_ids = chance.some(place.answers, chance.pick([0, 1, 1, 1, 2, 20]));
}

/** A reference that fits the call: a sequence or a problem set. */
function placeOf(fields: Fields, { chance, known, call }: Making): void {
  const set = 'HomeProblemSetQuestions';
  const wanted = ({ reference_type }: Practised) => (reference_type === set) === call.pattern.includes('problemset');
  const places = known.practised.filter(wanted);
  if (places.length === 0) return;
  const place = chance.pick(places);
  Object.assign(fields, { reference_type: place.reference_type, reference_id: place.reference_id });
}

function sectionOf(fields: Fields, { chance, known, call }: Making): void {
  const family = call.area.includes('_sat_') ? 'sat' : 'act';
  const found = known.sections.filter((one) => one.family === family);
  if (found.length === 0) return;
  const { exam, section, real, questions } = chance.pick(found);
  const about = { [`${family}_id`]: exam, [`${family}_type`]: section, real_test: call.body ? real : `${real}` };
  for (const [name, value] of Object.entries(about)) if (name in fields) fields[name] = value;
  const entries = `${family}_test_progress`;
  if (!(entries in fields) || chance.often(0.2)) return;
  const given = chance.some(questions, chance.pick([1, 3, 100])).map((questionId) => ({
    questionId,
    correctAnswerIds: [],
    isCorrect: null,
    freeResponseCorrectAnswer: '',
    givenAnswerIds: chance.some(known.children.get(questionId) ?? [], chance.pick([0, 1, 1, 20])),
    isFreeResponse: chance.often(0.2),
    freeResponseGivenAnswer: chance.pick(['', '3/4', 'x'.repeat(1_000), 'ı\u0301\u202e']),
    markUncertain: chance.often(0.5),
    isComplete: true,
    rev: chance.pick([0, 1, chance.below(1_000), 1_000_000]),
    struckAnswerIds: [],
    timeSpent: chance.pick([0, 60, 864_000]),
  }));
  fields[entries] = chance.often(0.8) ? JSON.stringify(given) : innerJson(chance, given);
}

function paperOf(fields: Fields, { chance, call }: Making): void {
  const sections = call.area === 'user_sats' ? ['Reading', 'MathCalc'] : ['English', 'Mathematics', 'Science'];
  const section = chance.pick(sections);
  const numbers = Array.from({ length: chance.below(5) }, () => 1 + chance.below(60));
  const sheet = Object.fromEntries(numbers.map((number) => [number, chance.pick(['A', 'F', '3/4', '', '-.5', 'zz'])]));
  for (const name of ['selectedWrong', 'selectedUncertain']) fields[name] = JSON.stringify({ [section]: numbers });
  fields.bubbleSheetAnswer = JSON.stringify({ [section]: sheet });
  for (const name of ['grade_submitted', 'timed']) fields[name] = { [section]: chance.often(0.5) };
}

function assigned(fields: Fields, { chance, known, as }: Making): void {
  const student = as?.role === 'tutor-login' ? as.account.id : chance.pick(known.living.student);
  if ('user_id' in fields) fields.user_id = student;
  if (known.practised.length === 0) return;
  const place = chance.pick(known.practised);
  const set = place.reference_type === 'HomeProblemSetQuestions';
  const reference_type = set ? 'problem_set' : 'sequence';
  if ('reference_id' in fields) Object.assign(fields, { reference_type, reference_id: place.reference_id });
  const [parent] = [...known.children].find(([, ids]) => ids.includes(place.reference_id)) ?? [];
  const names = { HomeSubTopic: 'subtopic_id', HomeSubsubTopic: 'subsubtopic_id' } as Record<string, string>;
  if (set) fields.subsubtopic_id = parent ?? null;
  else fields[names[place.reference_type] ?? 'sat_question_id'] = place.reference_id;
}

function published(fields: Fields, { chance, known }: Making): void {
  const kind = chance.pick(['topic', 'subtopic', 'subsubtopic', 'problem_set', 'sat', 'act', 'sat_question'] as const);
  const sequence = kind.startsWith('sub') && chance.often(0.5) ? '_sequence' : '';
  Object.assign(fields, { kind: `${kind}${sequence}`, id: chance.pick(known.living[kind]) });
}

function mapped(fields: Fields, { chance, known }: Making): void {
  const sections = {
    subTopic: 'subtopic',
    subsubTopic: 'subsubtopic',
    SatTopic: 'sattopic',
    SatQuestionTopic: 'sat_question',
    ActQuestionTopic: 'act_question',
  } as const;
  const section = chance.pick(Object.keys(sections) as (keyof typeof sections)[]);
  Object.assign(fields, { section, id: chance.pick(known.living[sections[section]]) });
}

function binned(fields: Fields, { chance, known }: Making): void {
  if (known.binned.length > 0) Object.assign(fields, chance.pick(known.binned));
}

function oneFlag(fields: Fields, { chance }: Making): void {
  const flags = Object.keys(fields).filter((name) => name !== 'id');
  const kept = flags.length > 0 ? chance.pick(flags) : 'isPublish';
  for (const name of flags) if (name !== kept) delete fields[name];
  fields[kept] = chance.often(0.5);
}

function typed(fields: Fields, { call }: Making): void {
  if (call.body) fields.userType = { admins: 'Admin', students: 'Student', tutors: 'Tutor' }[call.pattern.slice(7)];
}

function outcome(fields: Fields): void {
  const side = fields.type === 'Right' ? 'wrong' : 'right';
  for (const name of Object.keys(fields)) if (name.startsWith(`link_${side}`)) delete fields[name];
}

function passwords(fields: Fields, { chance, known, ways }: Making): void {
  if ('confirmPassword' in fields) fields.confirmPassword = fields.password;
  if ('oldPassword' in fields) fields.oldPassword = chance.pick(ways.logins).password;
  if ('reset_token' in fields) fields.reset_token = ways.resets.pop() ?? fields.reset_token;
  if ('code' in fields && known.codes.length > 0) fields.code = chance.pick(known.codes);
}

/** A complete table, often with one invalid cell. */
function sheets(fields: Fields, { chance, call }: Making): void {
  const family = call.area === 'sats' ? 'sat' : 'act';
  const scores = family === 'sat' ? satTable() : actTable();
  const name = 'score' in fields ? 'score' : 'bubble_sheet_answers';
  const table = name === 'score' ? scores : keySheet(family);
  const spoiled = () => withCell(table, chance.below(table.length), chance.below(4), hostileText(chance, 200));
  fields[name] = chance.often(0.5) ? table : spoiled();
}

/** With valid credentials: a password, or the code for the other site. */
function entry(fields: Fields, { chance, ways }: Making): void {
  if ('password' in fields) Object.assign(fields, chance.pick(ways.logins));
  if ('code' in fields) fields.code = ways.codes.pop() ?? fields.code;
  if ('verifier' in fields) fields.verifier = verifier;
  if ('challenge' in fields) fields.challenge = challenge;
}

/** A client may choose the id of a new record: mostly a new one. */
function newcomerAmongRecords(fields: Fields, { chance, call }: Making): void {
  if (call.method === 'POST' && 'id' in fields) fields.id = chance.uuid();
}
