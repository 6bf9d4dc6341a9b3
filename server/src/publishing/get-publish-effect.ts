import { contentFindings } from '@fourfold/core/proofs/content-findings';
import { type Finding, findingRules } from '@fourfold/core/proofs/finding';
import { groupNumberFindings } from '@fourfold/core/proofs/number-rules';
import type { Handler } from '../call/handler.ts';
import { countPractising, countStudents } from './count-students.ts';
import { withUrls } from './finding-urls.ts';
import { loadParts } from './load-parts.ts';
import { loadScope } from './load-scope.ts';

/** Maximum number of findings in a reply; the reply also has their total number. */
const maxListed = 100;

/**
 * Returns what publishing a record would do: how many students see it, who is practising it, and
 * what is unfinished. Only what is broken in a test on screen prevents publishing (require-publishable.ts).
 */
export const getPublishEffect: Handler<'GET /publish_effect'> = async ({ query }, { db, videoHosts }) =>
  // One read-only snapshot, so that concurrent changes do not mix into the result.
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const scope = await loadScope(tx, query);
      const parts = await loadParts(tx, query, scope);
      const findings = groupNumberFindings(contentFindings(parts, videoHosts), parts).toSorted(
        (first, second) => sortKeyOf(first) - sortKeyOf(second),
      );
      return {
        title: scope.title,
        isPublish: scope.isPublish,
        above: scope.above.flatMap(({ kind, title, is_publish }) => (is_publish ? [] : [{ kind, title }])),
        students: await countStudents(tx),
        practising: await countPractising(tx, parts, query),
        unfinished: await withUrls(tx, findings.slice(0, maxListed)),
        unfinished_count: findings.length,
      };
    });

/** Sort key: errors that stop students come first; unpublished records, which are no errors, come last. */
function sortKeyOf({ name }: Finding): number {
  return { broken: 0, unchecked: 1, poor: 2, unpublished: 3 }[findingRules[name].level];
}
