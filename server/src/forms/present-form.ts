import type { Form, FormItem } from '@fourfold/core/contract/forms';
import type { Variant } from '@fourfold/core/exams/section';
import { freeBlueprint } from '@fourfold/core/forms/blueprint';
import { writtenParts } from '@fourfold/core/forms/form-parts';
import { suggestedNumber } from '@fourfold/core/forms/section-form-of';
import { domainsOfPart } from '@fourfold/core/forms/skill-domains';
import { preview } from '@fourfold/core/rich-text/plain-text';
import { conversionOf } from '@fourfold/core/scores/conversion';
import type { SkillDomain } from '@fourfold/core/skills/skill-list';
import { authoredItem } from '@fourfold/core/wire/authored-item';
import type { Db } from '../database/db.ts';
import { documentOrEmpty } from '../publishing/load-questions.ts';
import { readDomains } from '../skills/list-skills.ts';
import { type FormRow, type ItemRow, readItems, readOtherUses } from './read-form.ts';

/** Maximum characters of a title, as in the search. */
const maxTitleLength = 160;

/** The form of an exam in one variant, as in the reply. */
export async function presentForm(db: Db, row: FormRow, variant: Variant): Promise<Form> {
  return await formWith(db, row, { variant, uses: await readOtherUses(db, row, variant) });
}

/** The same without the other exams that have the same questions. */
export async function presentOwnForm(db: Db, row: FormRow, variant: Variant): Promise<Form> {
  return await formWith(db, row, { variant, uses: new Map() });
}

async function formWith(
  db: Db,
  row: FormRow,
  { variant, uses }: { variant: Variant; uses: Sources['uses'] },
): Promise<Form> {
  const { id, title, edition, family } = row;
  const items = await readItems(db, row, variant);
  const sources = { row, domains: await readDomains(db, family), uses };
  return {
    id,
    title,
    edition,
    variant,
    is_estimated: conversionOf(edition, row.score).kind === 'none',
    parts: writtenParts(edition).map(({ part, modules: sections }) => {
      const modules = sections.map((section) => ({
        type: section.type,
        title: section.title,
        minutes: section.test?.minutes ?? 0,
        wanted: section.questions,
        route: section.module?.route ?? null,
        items: items.filter((item) => item.section === section.type).map((item) => presentItem(item, sources)),
        blueprint: row.blueprint[section.type] ?? freeBlueprint,
      }));
      const suggested = suggestedNumber(modules);
      const [[module = ''] = []] = part.modules;
      return {
        type: part.type,
        title: part.title,
        route: suggested === null ? null : { module, entered: row.routes[module] ?? null, suggested },
        domains: domainsOfPart(family, part, sources.domains).map(({ code, title: domain }) => ({
          code,
          title: domain,
        })),
        modules,
      };
    }),
  };
}

type Sources = { row: FormRow; domains: readonly SkillDomain[]; uses: ReadonlyMap<string, string[]> };

function presentItem(item: ItemRow, { row, domains, uses }: Sources): FormItem {
  const { id, position, rank, is_hidden, skill_codes } = item;
  return {
    id,
    position,
    title: preview(documentOrEmpty(item.question), maxTitleLength),
    kind: authoredItem(item).kind,
    rank,
    skills: domains.flatMap((domain) =>
      domain.skills.flatMap(({ code, title }) =>
        skill_codes.includes(code) ? [{ code, title, domain: domain.code }] : [],
      ),
    ),
    is_hidden,
    is_tried: row.field_test.includes(id),
    also_in: uses.get(id) ?? [],
  };
}
