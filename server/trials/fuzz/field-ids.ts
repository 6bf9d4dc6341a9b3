import { topicKinds } from '@fourfold/core/topics/topic-kinds';
import type { GenerationContext } from './generation-context.ts';
import type { RecordKind } from './known-records.ts';

/** The kind of record of an id, by the name of its field. */
const kindByField: Readonly<Record<string, RecordKind>> = {
  test_id: 'topic',
  subtopic_id: 'subtopic',
  subsubtopic_id: 'subsubtopic',
  sattopic_id: 'sattopic',
  sat_question_id: 'sat_question',
  act_question_id: 'act_question',
  sat_id: 'sat',
  act_id: 'act',
  question_id: 'question',
  next_question: 'question',
  previous_id: 'question',
  link_right_question_id: 'question',
  link_wrong_question_id: 'question',
  link_right_problemset_id: 'problem_set',
  link_wrong_problemset_id: 'problem_set',
  link_problemset: 'problem_set',
  problem_set_id: 'problem_set',
  problemSet_id: 'problem_set',
  next_problemset_id: 'problem_set',
  next_link_question_id: 'question',
  given_answer_ids: 'answer',
  user_ids: 'student',
  linked_users: 'student',
  reference_record_key: 'problem_set',
  questions: 'question',
  answers: 'answer',
  tests: 'topic',
  subtopics: 'subtopic',
  subsubtopics: 'subsubtopic',
  problem_sets: 'problem_set',
  sats: 'sat',
  acts: 'act',
};

/** The kind of record of a call, by the first segment of its path. */
const kindByArea: Readonly<Record<string, RecordKind>> = {
  ...Object.fromEntries(
    Object.values(topicKinds).map(({ records, practice }) => [records, practice ? 'topic' : 'sattopic']),
  ),
  tests: 'topic',
  subtopics: 'subtopic',
  subsubtopics: 'subsubtopic',
  questions: 'question',
  question_subsubtopics: 'question',
  problemset_questions: 'question',
  answers: 'answer',
  problemset_answers: 'answer',
  problem_sets: 'problem_set',
  sats: 'sat',
  acts: 'act',
  sat_questions: 'sat_question',
  act_questions: 'act_question',
  assignments: 'assignment',
  reported_problems: 'report',
  sessions: 'student',
  users: 'user',
};

/** An id for a field: mostly of the right kind, sometimes of another one, of a deleted record or of none. */
export function idFor(name: string, context: GenerationContext): string {
  const { chance, records, caller, call } = context;
  if (chance.withProbability(0.04))
    return caller && caller.role !== 'super-admin' ? chance.pick(caller.otherUserIds) : chance.uuid();
  if (chance.withProbability(0.04)) return chance.pick(['00000000-0000-0000-0000-000000000000', chance.uuid()]);
  if (chance.withProbability(0.06)) return chance.pick(records.any);
  if (chance.withProbability(0.06) && records.binned.length > 0) return chance.pick(records.binned).id;
  if (name === 'user_id') return userIdFor(context);
  const kind = kindOf(name, call.pattern, call.area);
  const own = caller ? (records.children.get(`owned:${caller.account.id}`) ?? []) : [];
  const ownIds = own.filter((id) => records.living[kind].includes(id));
  const id = chance.pick(ownIds.length > 0 && chance.withProbability(0.8) ? ownIds : records.living[kind]);
  return chance.withProbability(0.03) ? id.toUpperCase() : id;
}

function kindOf(name: string, pattern: string, area: string): RecordKind {
  if (name === 'id' && /real_(?:sat|act)s/.test(pattern)) return area === 'sats' ? 'real_sat' : 'real_act';
  if (name === 'id' && area === 'users' && /students|tutors|admins/.test(pattern)) {
    return pattern.includes('students') ? 'student' : pattern.includes('tutors') ? 'tutor' : 'admin';
  }
  return kindByField[name] ?? kindByArea[area] ?? 'question';
}

/** The caller's own id, if the call is about the caller. */
function userIdFor({ chance, records, caller, call }: GenerationContext): string {
  if (call.area === 'users') {
    return chance.pick(records.living[/add_role|remove_role|link/.test(call.pattern) ? 'admin' : 'user']);
  }
  if (caller && caller.role !== 'super-admin' && caller.role !== 'tutor' && chance.withProbability(0.95))
    return caller.account.id;
  if (caller && chance.withProbability(0.5)) return caller.account.id;
  return chance.pick(records.living.student);
}
