import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import type { EditionSkills } from '@fourfold/core/contract/skills';
import type { WantedDomain } from '@fourfold/core/skills/change-skill-list';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { queryClient } from '../../data/query-client.ts';
import { skillsQuery } from '../parts/skills/skills-query.ts';

export type SkillEdit = (domains: readonly WantedDomain[]) => readonly WantedDomain[];

/**
 * Saves an edition's list after one edit, and shows `successMessage`. If another author has changed the list meanwhile,
 * the alert says so and the page shows that list. Returns whether it was saved.
 */
export async function saveSkills(list: EditionSkills, edit: SkillEdit, successMessage: string): Promise<boolean> {
  const { edition, rev, domains } = list;
  const wanted = edit(domains).map(({ code, section, title, retired, skills }) => ({
    ...entryOf({ code, title, retired }),
    section,
    skills: skills.map(entryOf),
  }));
  const saved = await attempt(api('PUT /skills', { body: { edition, rev, domains: wanted } }));
  const { queryKey } = skillsQuery;
  if (!saved) {
    await queryClient.invalidateQueries({ queryKey });
    return false;
  }
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(
    queryKey,
    (reply) => reply && { data: reply.data.map((one) => (one.edition === edition ? saved : one)) },
  );
  showAlert('success', successMessage);
  return true;
}

function entryOf({
  code,
  title,
  retired,
}: {
  code?: string | undefined;
  title: string;
  retired?: boolean | undefined;
}) {
  return { code, title, retired };
}
