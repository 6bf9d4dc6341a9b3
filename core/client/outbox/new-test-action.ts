import type { Id } from '../../contract/call.ts';
import type { TestEntry } from '../../contract/tests.ts';
import type { AnswerOf, OutboxAction } from './outbox-entry.ts';
import type { TestSection } from './test-action.ts';

type BodyOf<C extends OutboxAction['call']> = Extract<OutboxAction, { call: C }>['body'];
type SatType = BodyOf<'POST /user_sat_test_progresses'>['sat_type'];
type ActType = BodyOf<'POST /user_act_test_progresses'>['act_type'];
type ExtraTime = NonNullable<BodyOf<'POST /user_sat_test_progresses'>['extra_time']>;

/** A section in its current attempt. */
type SectionSubject = { account_id: Id; about: TestSection };

/** The action to save one entry of a test section. */
export function saveTestAction(
  { account_id, about }: SectionSubject,
  entry: TestEntry,
  extraTime: number,
): NewTestAction {
  return { account_id, after_seq: 0, ...saveRequest(about, [entry], extraTime) };
}

/** What a student chose for a section that its clock ends. `extraTime`: null for the time granted, in practice mode. */
export type ChosenStart = { extraTime: number | null; practice: boolean };

/**
 * The call by which a device begins a section that its clock ends, or continues it instead of another device: a save
 * without an entry, sent at once and not queued.
 */
export function beginTestCall(about: TestSection, { extraTime, practice }: ChosenStart, device: Id | null) {
  const claim = { ...(practice && { practice }), ...(device !== null && { device }) };
  return saveRequest(about, [], extraTime, claim);
}

function saveRequest(
  about: TestSection,
  entries: readonly TestEntry[],
  extraTime: number | null,
  claim: { practice?: true; device?: Id } = {},
) {
  // `extraTime` is one of three values; the section belongs to the exam's family.
  const time = extraTime !== null && { extra_time: extraTime as ExtraTime };
  const saved = { ...variantFields(about), ...time, ...claim };
  const json = JSON.stringify(entries);
  return about.family === 'sat'
    ? ({
        call: 'POST /user_sat_test_progresses',
        body: { sat_id: about.exam, sat_type: about.section as SatType, ...saved, sat_test_progress: json },
      } as const)
    : ({
        call: 'POST /user_act_test_progresses',
        body: { act_id: about.exam, act_type: about.section as ActType, ...saved, act_test_progress: json },
      } as const);
}

/** The action to submit a test section; `isTimeOver`: because its time is over. */
export function submitTestAction({ account_id, about }: SectionSubject, isTimeOver = false): NewTestAction {
  const head = { account_id, after_seq: 0 };
  const sectionFields = {
    ...variantFields(about),
    submitted: true,
    ...(isTimeOver && { time_over: true as const }),
  } as const;
  return about.family === 'sat'
    ? {
        ...head,
        call: 'POST /user_sat_test_progresses/submit',
        body: { sat_id: about.exam, sat_type: about.section as SatType, ...sectionFields },
      }
    : {
        ...head,
        call: 'POST /user_act_test_progresses/submit',
        body: { act_id: about.exam, act_type: about.section as ActType, ...sectionFields },
      };
}

type NewTestAction = Exclude<OutboxAction, AnswerOf<OutboxAction>>;

function variantFields({ real, attempt }: TestSection) {
  return { real_test: real, ...(attempt !== undefined && { attempt }) };
}
