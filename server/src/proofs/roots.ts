import { studioAddress } from '@fourfold/core/authoring/studio-address';
import type { Health } from '@fourfold/core/contract/proofs';
import type { Family } from '@fourfold/core/exams/families';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type ExamRow, examRows } from '../exams/exam-rows.ts';

/** A topic, a SAT or an ACT: what the health of content is told of. */
export type Root = Pick<Health, 'list' | 'id' | 'title' | 'isPublish' | 'url'> &
  ({ of: 'topic'; kind: TopicKind } | { of: 'exam'; family: Family; row: ExamRow });
type TopicKind = 'math' | 'grammar' | 'reading' | 'sat';

/** All that live, in the order of the studio's lists. */
export async function loadRoots(db: Kysely<Database>): Promise<Root[]> {
  const topics = await topicRoots(db);
  return [
    ...(await examRoots(db, 'sat')),
    ...(await examRoots(db, 'act')),
    ...(['math', 'grammar', 'reading', 'sat_topic'] as const).flatMap((list) =>
      topics.filter((topic) => topic.list === list),
    ),
  ];
}

async function examRoots(db: Kysely<Database>, family: Family): Promise<Root[]> {
  const rows = await examRows(db, 'author', family).execute();
  return rows.map((row) => {
    const { id, title, is_publish } = row;
    const url = studioAddress({ kind: family, exam: id });
    return { list: family, id, title, isPublish: is_publish, url, of: 'exam', family, row };
  });
}

async function topicRoots(db: Kysely<Database>): Promise<Root[]> {
  const rows = await db
    .selectFrom('topics')
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'kind', 'title', 'is_publish'])
    .execute();
  return rows.map(({ id, kind, title, is_publish }) => {
    const list = kind === 'sat' ? 'sat_topic' : kind;
    const url = studioAddress({ kind: 'topic', topicKind: kind, topic: id });
    return { list, id, title, isPublish: is_publish, url, of: 'topic', kind };
  });
}
