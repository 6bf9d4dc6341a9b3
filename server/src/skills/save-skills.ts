import type { EditionSkills } from '@fourfold/core/contract/skills';
import { changeSkillList, skillListChanges } from '@fourfold/core/skills/change-skill-list';
import { type Edition, editions } from '@fourfold/core/skills/editions';
import type { SkillDomain } from '@fourfold/core/skills/skill-list';
import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';
import { countQuestions, readDomains, readSkills } from './list-skills.ts';

/**
 * Saves the list of an edition. A change of an older list is refused with the current one. One author at a time changes
 * a list. A question that is tagged meanwhile with a skill that is deleted here waits, and is refused then.
 */
export const saveSkills: Handler<'PUT /skills'> = async ({ body }, { db, session, now }) => {
  const { edition } = body;
  const outcome = await db.transaction().execute(async (tx) => {
    const rev = await lockList(tx, edition);
    const current = await readDomains(tx, edition);
    if (rev === body.rev) await lockDeleted(tx, current, body.domains);
    const counts = await countQuestions(tx);
    if (rev !== body.rev) return { isOlder: true, list: await readSkills(tx, edition, counts) };
    const change = changeSkillList({ edition, current, wanted: body.domains, used: new Set(counts.keys()) });
    if ('problem' in change) throw new Refusal('invalid_content', { problem: change.problem });
    const detail = skillListChanges(current, change.domains);
    if (Object.keys(detail).length > 0) {
      await writeList(tx, { edition, domains: change.domains, at: now() });
      await tx
        .updateTable('skill_lists')
        .set({ rev: rev + 1 })
        .where('edition', '=', edition)
        .execute();
      const subject = { subject: 'skill_list', subject_id: null };
      await writeAudit(tx, session, {
        action: 'change',
        ...subject,
        detail: { title: editions[edition].title, ...detail },
      });
    }
    return { isOlder: false, list: await readSkills(tx, edition, counts) };
  });
  return currentOf(outcome);
};

function currentOf({ isOlder, list }: { isOlder: boolean; list: EditionSkills }): EditionSkills {
  if (!isOlder) return list;
  throw new Refusal('skill_list_changed', {}, { details: { data: list } });
}

/** Locks the list of an edition until the end of the transaction, and returns its revision. */
async function lockList(tx: Tx, edition: Edition): Promise<number> {
  const { rows } = await sql<{ rev: number }>`
    insert into skill_lists as l (edition) values (${edition})
    on conflict (edition) do update set rev = l.rev returning rev`.execute(tx);
  return rows[0]?.rev ?? 0;
}

type WantedCodes = readonly { skills: readonly { code?: string | undefined }[] }[];

/** Locks the skills that the new list leaves out, and waits for questions that are being tagged with them. */
async function lockDeleted(tx: Tx, current: readonly SkillDomain[], wanted: WantedCodes): Promise<void> {
  const kept = new Set(wanted.flatMap(({ skills }) => skills.map(({ code }) => code)));
  const deleted = current.flatMap(({ skills }) => skills.flatMap(({ code }) => (kept.has(code) ? [] : [code])));
  await sql`select from skills where code = any (${deleted}) order by code for update`.execute(tx);
}

type WrittenList = { edition: Edition; domains: readonly SkillDomain[]; at: Date };

/** Writes the whole list. What was retired before stays retired since then. */
async function writeList(tx: Tx, { edition, domains, at }: WrittenList): Promise<void> {
  const domainRows = domains.map(({ skills: _, ...domain }, position) => ({ ...domain, edition, position }));
  const skillRows = domains.flatMap(({ code: domain_code, skills }) =>
    skills.map((skill, position) => ({ ...skill, domain_code, position })),
  );
  await sql`
    insert into skill_domains as d (code, edition, section, title, position, retired_at)
    select code, edition, section, title, position, case when retired then ${at}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(domainRows)}::jsonb)
           as wanted (code text, edition text, section text, title text, position integer, retired boolean)
    on conflict (code) do update
       set title = excluded.title, position = excluded.position,
           retired_at = case when excluded.retired_at is not null then coalesce(d.retired_at, excluded.retired_at) end
  `.execute(tx);
  await sql`
    insert into skills as s (code, domain_code, title, position, retired_at)
    select code, domain_code, title, position, case when retired then ${at}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(skillRows)}::jsonb)
           as wanted (code text, domain_code text, title text, position integer, retired boolean)
    on conflict (code) do update
       set domain_code = excluded.domain_code, title = excluded.title, position = excluded.position,
           retired_at = case when excluded.retired_at is not null then coalesce(s.retired_at, excluded.retired_at) end
  `.execute(tx);
  const [domainCodes, skillCodes] = [domainRows, skillRows].map((rows) => rows.map(({ code }) => code));
  await sql`
    delete from skills where not code = any (${skillCodes})
       and domain_code in (select code from skill_domains where edition = ${edition})`.execute(tx);
  await sql`delete from skill_domains where edition = ${edition} and not code = any (${domainCodes})`.execute(tx);
}
