import { studioPath } from '@fourfold/core/authoring/studio-path';
import type { RecordHealth } from '@fourfold/core/contract/proofs';
import { type TopicKind, topicKindNames, topicKinds } from '@fourfold/core/topics/topic-kinds';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { Db } from '../database/db.ts';
import { type ExamRow, examRows } from '../exams/exam-rows.ts';

/** A topic, a SAT or an ACT, the units of the content health. */
export type HealthRoot = TopicRoot | ExamRoot;
type RootFields = Pick<RecordHealth, 'list' | 'id' | 'title' | 'isPublish' | 'url'>;
type TopicRoot = RootFields & { rootKind: 'topic'; kind: TopicKind };
type ExamRoot = RootFields & { rootKind: 'exam'; family: Family; row: ExamRow };

/** All roots that are not deleted, in the order of the studio's lists. */
export async function loadRoots(db: Db): Promise<HealthRoot[]> {
  const topics = await topicRoots(db);
  return [
    ...(await examRoots(db, 'sat')),
    ...(await examRoots(db, 'act')),
    ...topicKindNames.flatMap((kind) => topics.filter((topic) => topic.kind === kind)),
  ];
}

async function examRoots(db: Db, family: Family): Promise<ExamRoot[]> {
  const rows = await examRows(db, 'author', family).execute();
  return rows.map((row) => {
    const { id, title, is_publish } = row;
    const url = studioPath({ kind: family, exam: id });
    return { list: family, id, title, isPublish: is_publish, url, rootKind: 'exam', family, row };
  });
}

async function topicRoots(db: Db): Promise<TopicRoot[]> {
  const rows = await db
    .selectFrom('topics')
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'kind', 'title', 'is_publish'])
    .execute();
  return rows.map(({ id, kind, title, is_publish }) => {
    const url = studioPath({ kind: 'topic', topicKind: kind, topic: id });
    return { list: topicKinds[kind].healthList, id, title, isPublish: is_publish, url, rootKind: 'topic', kind };
  });
}
