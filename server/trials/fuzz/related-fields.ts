import { keySheet } from '@fourfold/core/grading/testing/keys';
import { actTable, satTable, withCell } from '@fourfold/core/scores/testing/tables';
import { challenge, verifier } from '../../src/testing/verifier.ts';
import type { GenerationContext } from './generation-context.ts';
import { hostileText } from './hostile.ts';
import type { KnownSection, PracticeQuestion } from './known-records.ts';
import { innerJson } from './texts.ts';

/** Fields of a body or a query, by name. */
export type Fields = Record<string, unknown>;
type FieldRule = (fields: Fields, context: GenerationContext) => void;

/** Lists that an order names completely, with the fields of their parent; without one, the list of all. */
const orderedLists: readonly (readonly [list: string, parents: readonly string[]])[] = [
  [
    'questions',
    ['subtopic_id', 'subsubtopic_id', 'problem_set_id', 'sattopic_id', 'sat_question_id', 'act_question_id'],
  ],
  ['answers', ['question_id']],
  ['subtopics', ['test_id']],
  ['subsubtopics', ['subtopic_id']],
  ['problem_sets', ['subsubtopic_id', 'sattopic_id', 'sat_question_id', 'act_question_id']],
];
const parentNames = ['subtopic_id', 'sattopic_id', 'sat_question_id', 'act_question_id', 'sat_id', 'act_id'] as const;

/** Rules that make related ids of a body consistent, so that a request passes beyond "not found". */
const fieldRules: readonly (readonly [calls: RegExp, rule: FieldRule])[] = [
  [/ \/questions(?:\/create_multiple|\/update_positions)?$/, oneParent],
  [/save_user_questions_progress/, answerFields],
  [/ \/user_progresses\/\w*user_(?:problemset_)?progress$/, referenceFields],
  [/_test_progresses/, testSectionFields],
  [/ \/user_(?:sat|act)s$/, paperFields],
  [/^POST \/assignments/, assignmentFields],
  [/publish_effect/, publishFields],
  [/sequence_map|item_statistics/, mapFields],
  [/soft_delete\/(?:hard|restore)/, binnedRecord],
  [/(?:sats|acts)\/test_\w+\/publish/, keepOneFlag],
  [/ \/users\/(?:admins|students|tutors)$/, setUserType],
  [/link_(?:question|problemset)$/, matchOutcome],
  [/update_score$|update_bubble_answers$/, scoreSheets],
  [/^POST \/sessions/, credentialFields],
  [/password$|^POST \/accounts$/, passwords],
  [/ \/problem_sets$| \/answers$| \/\w*questions$|topics$/, newRecordId],
  // Its parent is set by then.
  [/update_\w*positions$/, orderLists],
];

/** Makes related fields consistent. Fields that are missing are not added. */
export function relateFields(fields: Fields, context: GenerationContext): void {
  for (const [calls, rule] of fieldRules) {
    if (calls.test(context.call.call) && context.chance.withProbability(0.85)) rule(fields, context);
  }
}

function orderLists(fields: Fields, { chance, records, call }: GenerationContext): void {
  for (const [list, parents] of orderedLists) {
    if (!Array.isArray(fields[list])) continue;
    const parent = parents.find((name) => typeof fields[name] === 'string');
    const ids = records.children.get(parent ? String(fields[parent]) : `list:${call.area.slice(0, 3)}`) ?? [];
    if (ids.length > 0) fields[list] = chance.sample(ids, chance.withProbability(0.8) ? ids.length : 2);
  }
  for (const [list, name] of Object.entries({
    tests: `list:${fields.topic_type}`,
    sats: 'list:sat',
    acts: 'list:act',
  })) {
    if (Array.isArray(fields[list])) fields[list] = chance.sample(records.children.get(name) ?? [], 10_000);
  }
}

function oneParent(fields: Fields, { chance, records, call }: GenerationContext): void {
  if (call.method === 'GET' && chance.withProbability(0.3)) return;
  const place = chance.pick(parentNames);
  for (const name of [...parentNames, 'sat_type', 'act_type', 'question_type']) delete fields[name];
  const family = place.slice(0, 3);
  if (place !== 'sat_id' && place !== 'act_id') {
    fields[place] = chance.pick(records.living[place.slice(0, -3) as 'subtopic']);
    return;
  }
  const section = records.sections.filter((one) => one.family === family);
  if (section.length > 0) Object.assign(fields, sectionFields(chance.pick(section)));
}

function sectionFields({ family, exam, section, real }: KnownSection): Fields {
  const question_type = `Admin${family === 'sat' ? 'Sat' : 'Act'}${real ? 'Real' : 'Mock'}Test`;
  return { [`${family}_id`]: exam, [`${family}_type`]: section, question_type };
}

function answerFields(fields: Fields, { chance, records }: GenerationContext): void {
  if (records.practised.length === 0) return;
  const place = chance.pick(records.practised);
  fields.reference_type = place.reference_type;
  fields.reference_id = place.reference_id;
  fields.question_id = place.question;
  fields.given_answer_ids = chance.sample(place.answers, chance.pick([0, 1, 1, 1, 2, 20]));
}

/** A reference that fits the call: a sequence or a problem set. */
function referenceFields(fields: Fields, { chance, records, call }: GenerationContext): void {
  const set = 'HomeProblemSetQuestions';
  const wanted = ({ reference_type }: PracticeQuestion) =>
    (reference_type === set) === call.pattern.includes('problemset');
  const places = records.practised.filter(wanted);
  if (places.length === 0) return;
  const place = chance.pick(places);
  Object.assign(fields, { reference_type: place.reference_type, reference_id: place.reference_id });
}

function testSectionFields(fields: Fields, { chance, records, call }: GenerationContext): void {
  const family = call.area.includes('_sat_') ? 'sat' : 'act';
  const found = records.sections.filter((one) => one.family === family);
  if (found.length === 0) return;
  const { exam, section, real, questions } = chance.pick(found);
  const about = { [`${family}_id`]: exam, [`${family}_type`]: section, real_test: call.body ? real : `${real}` };
  for (const [name, value] of Object.entries(about)) if (name in fields) fields[name] = value;
  const entries = `${family}_test_progress`;
  if (!(entries in fields) || chance.withProbability(0.2)) return;
  const given = chance.sample(questions, chance.pick([1, 3, 100])).map((questionId) => ({
    questionId,
    correctAnswerIds: [],
    isCorrect: null,
    freeResponseCorrectAnswer: '',
    givenAnswerIds: chance.sample(records.children.get(questionId) ?? [], chance.pick([0, 1, 1, 20])),
    isFreeResponse: chance.withProbability(0.2),
    freeResponseGivenAnswer: chance.pick(['', '3/4', 'x'.repeat(1_000), 'ı\u0301\u202e']),
    markUncertain: chance.withProbability(0.5),
    isComplete: true,
    rev: chance.pick([0, 1, chance.integerBelow(1_000), 1_000_000]),
    struckAnswerIds: [],
    timeSpent: chance.pick([0, 60, 864_000]),
  }));
  fields[entries] = chance.withProbability(0.8) ? JSON.stringify(given) : innerJson(chance, given);
}

function paperFields(fields: Fields, { chance, call }: GenerationContext): void {
  const sections = call.area === 'user_sats' ? ['Reading', 'MathCalc'] : ['English', 'Mathematics', 'Science'];
  const section = chance.pick(sections);
  const numbers = Array.from({ length: chance.integerBelow(5) }, () => 1 + chance.integerBelow(60));
  const sheet = Object.fromEntries(numbers.map((number) => [number, chance.pick(['A', 'F', '3/4', '', '-.5', 'zz'])]));
  for (const name of ['selectedWrong', 'selectedUncertain']) fields[name] = JSON.stringify({ [section]: numbers });
  fields.bubbleSheetAnswer = JSON.stringify({ [section]: sheet });
  for (const name of ['grade_submitted', 'timed']) fields[name] = { [section]: chance.withProbability(0.5) };
}

function assignmentFields(fields: Fields, { chance, records, caller }: GenerationContext): void {
  const student = caller?.role === 'tutor-login' ? caller.account.id : chance.pick(records.living.student);
  if ('user_id' in fields) fields.user_id = student;
  if (records.practised.length === 0) return;
  const place = chance.pick(records.practised);
  const set = place.reference_type === 'HomeProblemSetQuestions';
  const reference_type = set ? 'problem_set' : 'sequence';
  if ('reference_id' in fields) Object.assign(fields, { reference_type, reference_id: place.reference_id });
  const [parent] = [...records.children].find(([, ids]) => ids.includes(place.reference_id)) ?? [];
  const names = { HomeSubTopic: 'subtopic_id', HomeSubsubTopic: 'subsubtopic_id' } as Record<string, string>;
  if (set) fields.subsubtopic_id = parent ?? null;
  else fields[names[place.reference_type] ?? 'sat_question_id'] = place.reference_id;
}

function publishFields(fields: Fields, { chance, records }: GenerationContext): void {
  const kind = chance.pick(['topic', 'subtopic', 'subsubtopic', 'problem_set', 'sat', 'act', 'sat_question'] as const);
  const sequence = kind.startsWith('sub') && chance.withProbability(0.5) ? '_sequence' : '';
  Object.assign(fields, { kind: `${kind}${sequence}`, id: chance.pick(records.living[kind]) });
}

function mapFields(fields: Fields, { chance, records }: GenerationContext): void {
  const sections = {
    subTopic: 'subtopic',
    subsubTopic: 'subsubtopic',
    SatTopic: 'sattopic',
    SatQuestionTopic: 'sat_question',
    ActQuestionTopic: 'act_question',
  } as const;
  const section = chance.pick(Object.keys(sections) as (keyof typeof sections)[]);
  Object.assign(fields, { section, id: chance.pick(records.living[sections[section]]) });
}

function binnedRecord(fields: Fields, { chance, records }: GenerationContext): void {
  if (records.binned.length > 0) Object.assign(fields, chance.pick(records.binned));
}

function keepOneFlag(fields: Fields, { chance }: GenerationContext): void {
  const flags = Object.keys(fields).filter((name) => name !== 'id');
  const keptFlag = flags.length > 0 ? chance.pick(flags) : 'isPublish';
  for (const name of flags) if (name !== keptFlag) delete fields[name];
  fields[keptFlag] = chance.withProbability(0.5);
}

function setUserType(fields: Fields, { call }: GenerationContext): void {
  if (call.body) fields.userType = { admins: 'Admin', students: 'Student', tutors: 'Tutor' }[call.pattern.slice(7)];
}

function matchOutcome(fields: Fields): void {
  const side = fields.type === 'Right' ? 'wrong' : 'right';
  for (const name of Object.keys(fields)) if (name.startsWith(`link_${side}`)) delete fields[name];
}

function passwords(fields: Fields, { chance, records, credentials }: GenerationContext): void {
  if ('confirmPassword' in fields) fields.confirmPassword = fields.password;
  if ('oldPassword' in fields) fields.oldPassword = chance.pick(credentials.logins).password;
  if ('reset_token' in fields) fields.reset_token = credentials.resets.pop() ?? fields.reset_token;
  if ('code' in fields && records.codes.length > 0) fields.code = chance.pick(records.codes);
}

/** A complete table, often with one invalid cell. */
function scoreSheets(fields: Fields, { chance, call }: GenerationContext): void {
  const family = call.area === 'sats' ? 'sat' : 'act';
  const scores = family === 'sat' ? satTable() : actTable();
  const name = 'score' in fields ? 'score' : 'bubble_sheet_answers';
  const table = name === 'score' ? scores : keySheet(family);
  const damaged = () =>
    withCell(table, chance.integerBelow(table.length), chance.integerBelow(4), hostileText(chance, 200));
  fields[name] = chance.withProbability(0.5) ? table : damaged();
}

/** With valid credentials: a password, or the code for the other site. */
function credentialFields(fields: Fields, { chance, credentials }: GenerationContext): void {
  if ('password' in fields) Object.assign(fields, chance.pick(credentials.logins));
  if ('code' in fields) fields.code = credentials.codes.pop() ?? fields.code;
  if ('verifier' in fields) fields.verifier = verifier;
  if ('challenge' in fields) fields.challenge = challenge;
}

/** A client may choose the id of a new record: mostly a new one. */
function newRecordId(fields: Fields, { chance, call }: GenerationContext): void {
  if (call.method === 'POST' && 'id' in fields) fields.id = chance.uuid();
}
