import { type Finding, proofs } from '@fourfold/core/proofs/finding';
import { withNumbersTogether } from '@fourfold/core/proofs/number-rules';
import { unfinished } from '@fourfold/core/proofs/unfinished';
import type { Handler } from '../call/handler.ts';
import { countPractising, countStudents } from './count-students.ts';
import { withAddresses } from './finding-addresses.ts';
import { loadParts } from './load-parts.ts';
import { scopeOf } from './scope.ts';

/** More than anybody mends at a sitting: how many there are is said besides. */
const mostListed = 100;

/** What publishing would show, to how many, and what of it is not finished; nothing of it forbids anything. */
export const getPublishEffect: Handler<'GET /publish_effect'> = async ({ query }, { db, videoHosts }) =>
  // All from one moment, however much is being written.
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const scope = await scopeOf(tx, query);
      const parts = await loadParts(tx, query, scope);
      const findings = withNumbersTogether(unfinished(parts, videoHosts), parts).toSorted(
        (one, other) => weightOf(one) - weightOf(other),
      );
      return {
        title: scope.title,
        isPublish: scope.isPublish,
        above: scope.above.flatMap(({ kind, title, is_publish }) => (is_publish ? [] : [{ kind, title }])),
        students: await countStudents(tx),
        practising: await countPractising(tx, parts, query),
        unfinished: await withAddresses(tx, findings.slice(0, mostListed)),
        unfinished_count: findings.length,
      };
    });

/** What stops students comes before what could be better, and last what is no fault. */
function weightOf({ name }: Finding): number {
  return { broken: 0, unchecked: 1, poor: 2, unpublished: 3 }[proofs[name].level];
}
