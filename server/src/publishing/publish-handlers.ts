import { editionsOf } from '@fourfold/core/exams/exam-editions';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import { topicKinds } from '@fourfold/core/topics/topic-kinds';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { Handler, SessionContext } from '../call/handler.ts';
import { saveExam } from '../exams/save-exam.ts';
import { type SwitchKind, setSwitch } from './switches.ts';

export const publishTopic: Handler<'POST /topics/publish_unpublish'> = async ({ body }, context) => {
  const { id, title, kind = 'math' } = await setSwitch('topic', { id: body.id, on: body.isPublish }, context);
  return { id, _id: id, title, type: topicKinds[kind].type, isPublish: body.isPublish };
};

export const publishProblemSet: Handler<'POST /problem_sets/publish_unpublish'> = async ({ body }, context) => {
  const detail = body.selectedId === undefined ? {} : { place: body.selectedId };
  const { id, title } = await setSwitch('problem_set', { id: body.id, on: body.isPublish, detail }, context);
  return { id, _id: id, title, isPublish: body.isPublish };
};

/** Creates the publish handler of the kinds whose reply has only id, title and the switch. */
export function publishRecord(of: Extract<SwitchKind, 'subtopic' | 'subsubtopic' | 'sat_question' | 'act_question'>) {
  return async ({ body }: { body: { id: string; isPublish: boolean } }, context: SessionContext) => {
    const { id, title } = await setSwitch(of, { id: body.id, on: body.isPublish }, context);
    return { id, _id: id, title, isPublish: body.isPublish };
  };
}

/** Creates the publish handler of a sequence; its switch is separate from that of its parent. */
export function publishSequence(of: Extract<SwitchKind, `${string}_sequence`>) {
  return async ({ body }: { body: { id: string; isSequencePublish: boolean } }, context: SessionContext) => {
    const { id, title } = await setSwitch(of, { id: body.id, on: body.isSequencePublish }, context);
    return { id, _id: id, title, isSequencePublish: body.isSequencePublish };
  };
}

/** Creates the publish handler of an exam, which publishes the exam or one of its tests by its flag (Q63). */
export function publishExam(family: Family) {
  return async (
    { body: { id: requestedId, isPublish, ...flags } }: { body: { id: string; isPublish?: boolean | undefined } },
    context: SessionContext,
  ) => {
    if (isPublish !== undefined) {
      const { id, title } = await setSwitch(family, { id: requestedId, on: isPublish }, context);
      return { id, _id: id, title, isPublish };
    }
    const { id, title, is_publish, published_tests } = await saveExam(
      family,
      requestedId.toLowerCase(),
      flags,
      context,
    );
    const sent = editionsOf(family)
      .flatMap((edition) => publishFlags(edition))
      .filter((flag) => flag in flags);
    const tests = Object.fromEntries(sent.map((flag) => [flag, published_tests.includes(flag)]));
    return { id, _id: id, title, isPublish: is_publish, ...tests };
  };
}
