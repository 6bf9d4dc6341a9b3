import { type Difference, differencesOf } from '@fourfold/core/authoring/versions/differences';
import { changesBetween, isSame } from '@fourfold/core/authoring/versions/version-changes';
import type { Session } from '../call/handler.ts';
import type { Tx } from '../database/db.ts';
import { type PresentContent, readPresentContent, type StoredContent } from './read-content.ts';

/** Saves of one author within this time are one version. */
const oneVersionMs = 10 * 60_000;
/** The number of versions that are stored of a question: a few hundred kB at most, however often it is changed. */
export const maxVersions = 50;

type ChangeContext = {
  session: Pick<Session, 'account'>;
  now: () => Date;
  /** The version that the change restores. */
  restored?: number | undefined;
};

/**
 * Makes a change of a locked question, and stores what it says afterwards as its newest version, unless the change left
 * everything as it was. What it said before is stored too if no version has it: the question was never changed, or an
 * import changed it. Returns the differences, for the audit.
 */
export async function withVersion<T>(
  tx: Tx,
  id: string,
  { session, now, restored }: ChangeContext,
  change: () => Promise<T>,
): Promise<{ result: T; differences: Difference[] }> {
  const before = await readPresentContent(tx, id);
  const result = await change();
  const { content } = await readPresentContent(tx, id);
  if (changesBetween(before.content, content).length === 0) return { result, differences: [] };
  await saveVersion(tx, id, before, { content, by: session.account.id, at: now(), restored: restored ?? null });
  return { result, differences: differencesOf(before.content, content) };
}

type StoredVersion = {
  version: number;
  content: StoredContent;
  began_at: Date;
  made_at: Date;
  made_by: string | null;
  restored: number | null;
};
type NewVersion = { content: StoredContent; by: string; at: Date; restored: number | null };

async function saveVersion(tx: Tx, question_id: string, before: PresentContent, made: NewVersion): Promise<void> {
  const [last, earlier] = await lastVersions(tx, question_id);
  const { content, by, at, restored } = made;
  const isStored = last !== undefined && isSame(last.content, before.content);
  const base: StoredVersion = isStored
    ? last
    : {
        version: (last?.version ?? 0) + 1,
        content: before.content,
        began_at: before.saved_at,
        made_at: before.saved_at,
        made_by: before.saved_by,
        restored: null,
      };
  const isOneVersion =
    restored === null && base.restored === null && base.made_by === by && isWithin(base.began_at, at);
  if (!isOneVersion) {
    if (!isStored) await insert(tx, question_id, base);
    await insert(tx, question_id, {
      version: base.version + 1,
      content,
      began_at: at,
      made_at: at,
      made_by: by,
      restored,
    });
  } else if (!isStored) await insert(tx, question_id, { ...base, content, made_at: at });
  else if (earlier && isSame(earlier.content, content)) await remove(tx, question_id, base.version);
  else await replace(tx, question_id, { ...base, content, made_at: at });
  await tx
    .deleteFrom('question_versions')
    .where('question_id', '=', question_id)
    .where('version', '<=', base.version + 1 - maxVersions)
    .execute();
}

function isWithin(began: Date, at: Date): boolean {
  return Math.abs(at.getTime() - began.getTime()) < oneVersionMs;
}

async function lastVersions(tx: Tx, question_id: string): Promise<StoredVersion[]> {
  return await tx
    .selectFrom('question_versions')
    .where('question_id', '=', question_id)
    .orderBy('version', 'desc')
    .limit(2)
    .select(['version', 'content', 'began_at', 'made_at', 'made_by', 'restored'])
    .execute();
}

async function insert(tx: Tx, question_id: string, { content, ...others }: StoredVersion): Promise<void> {
  await tx
    .insertInto('question_versions')
    .values({ question_id, ...others, content: JSON.stringify(content) })
    .execute();
}

async function replace(tx: Tx, question_id: string, { version, content, made_at }: StoredVersion): Promise<void> {
  await tx
    .updateTable('question_versions')
    .where('question_id', '=', question_id)
    .where('version', '=', version)
    .set({ content: JSON.stringify(content), made_at })
    .execute();
}

async function remove(tx: Tx, question_id: string, version: number): Promise<void> {
  await tx
    .deleteFrom('question_versions')
    .where('question_id', '=', question_id)
    .where('version', '=', version)
    .execute();
}
