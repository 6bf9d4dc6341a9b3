import { type EditionName, examEditions, isRouted } from '@fourfold/core/exams/exam-editions';
import type { ExamPart } from '@fourfold/core/exams/section';
import type { Rank } from '@fourfold/core/ranks/ranks';
import { difficultiesByRank } from '@fourfold/core/scales/difficulty';
import type { PartForm } from '@fourfold/core/scores/screen-score';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { SubmittedAttemptRow } from './read-submitted-attempts.ts';

/** What of a submitted attempt says which items it had. */
type Submitted = Pick<SubmittedAttemptRow, 'exam_id' | 'section' | 'is_real' | 'version' | 'next_section'>;

/** The items of a version of a section that its clock ends. */
type VersionItems = {
  exam_id: string;
  section: string;
  is_real: boolean;
  version: number;
  items: { rank: Rank; is_tried: boolean }[];
  at_least: number | null;
};
export type VersionsOfItems = readonly VersionItems[];

/** Reads the items of all versions that submitted attempts name. */
export async function readItems(db: Db, attempts: readonly Submitted[]): Promise<VersionsOfItems> {
  const keyOf = ({ exam_id, section, is_real, version }: Submitted) => [exam_id, section, is_real, version].join(' ');
  const byKey = new Map(attempts.filter(({ version }) => version !== null).map((one) => [keyOf(one), one]));
  const named = [...byKey.values()];
  if (named.length === 0) return [];
  const { rows } = await sql<VersionItems>`
    select v.exam_id, v.section, v.is_real, v.version, (v.content ->> 'atLeast')::integer as at_least,
           (select coalesce(json_agg(json_build_object('rank', q -> 'rank', 'is_tried', q -> 'is_tried')), '[]')
              from jsonb_array_elements(v.content -> 'questions') q) as items
      from section_versions v
     where (v.exam_id, v.section, v.is_real, v.version) in (
             select * from unnest(${named.map(({ exam_id }) => exam_id)}::uuid[],
                                  ${named.map(({ section }) => section)}::text[],
                                  ${named.map(({ is_real }) => is_real)}::boolean[],
                                  ${named.map(({ version }) => version)}::integer[]))
  `.execute(db);
  return rows;
}

/** The items that a student was given of each part, from which its score is estimated without a table. */
export function partForms(
  edition: EditionName,
  submitted: readonly Submitted[],
  versions: VersionsOfItems,
): ReadonlyMap<string, PartForm> {
  const versionOf = (section: string | null | undefined) => {
    const attempt = submitted.find((one) => one.section === section);
    return (
      attempt &&
      versions.find(
        ({ exam_id, section, is_real, version }) =>
          exam_id === attempt.exam_id &&
          section === attempt.section &&
          is_real === attempt.is_real &&
          version === attempt.version,
      )
    );
  };
  const parts: readonly ExamPart[] = examEditions[edition].parts;
  return new Map(
    parts.flatMap((part): [string, PartForm][] => {
      const [[firstType] = [], [, harder] = []] = part.modules;
      const first = versionOf(firstType);
      if (!first) return [];
      const next = submitted.find(({ section }) => section === firstType)?.next_section ?? null;
      const second = versionOf(next);
      const uncounted = [first, second].reduce((sum, one) => sum + (one?.items ?? []).filter(isTried).length, 0);
      if (part.modules.length > 1 && !second) return [];
      if (!second || !isRouted(part)) {
        const all = difficultiesByRank([first, second].map((one) => (one ? countedRanks(one) : [])));
        return [[part.type, { form: { first: all.flat(), second: null }, uncounted }]];
      }
      // Only the route that was taken is scored.
      const [firstItems = [], taken = []] = difficultiesByRank([first, second].map(countedRanks));
      const [easier, other] = next === harder ? [[], taken] : [taken, []];
      const form = {
        first: firstItems,
        second: { atLeast: first.at_least ?? 0, easier, harder: other },
      };
      return [[part.type, { form, uncounted }]];
    }),
  );
}

function isTried({ is_tried }: VersionItems['items'][number]): boolean {
  return is_tried;
}

function countedRanks({ items }: VersionItems): Rank[] {
  return items.filter((item) => !isTried(item)).map(({ rank }) => rank);
}
