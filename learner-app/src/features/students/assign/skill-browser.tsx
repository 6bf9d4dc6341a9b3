import { callQuery } from '@fourfold/app-shell/call-query';
import type { Reply } from '@fourfold/core/contract/types';
import { editions } from '@fourfold/core/skills/editions';
import { Select } from '@fourfold/ui-kit/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import css from './assignable-chooser.module.css';
import { AssignableResults, type ChoiceProps } from './assignable-results.tsx';
import { skillsCall } from './assignable-work.ts';

type AssignableSkill = Reply<'GET /assignments/skills'>['data'][number];

/** Selects a domain and a skill, and lists the work that has questions of it. */
export function SkillBrowser({ chosen, onChoose }: ChoiceProps) {
  const [wantedDomain, setWantedDomain] = useState('');
  const [wantedSkill, setWantedSkill] = useState('');
  const { data, isError } = useQuery({ ...callQuery(skillsCall), throwOnError: false });
  const all = data?.data ?? [];
  const domains = domainsOf(all);
  const domain = domains.find(({ value }) => value === wantedDomain) ?? domains[0];
  const skills = all.filter(({ domain_code }) => domain_code === domain?.value);
  const skill = skills.find(({ code }) => code === wantedSkill) ?? skills[0];
  return (
    <>
      <div className={css.selects}>
        <Select
          label="Domain"
          options={domains}
          value={domain?.value ?? ''}
          disabled={domains.length === 0}
          onChange={({ target }) => {
            setWantedDomain(target.value);
            onChoose(null);
          }}
        />
        <Select
          label="Skill"
          options={skills.map(({ code, title }) => ({ value: code, label: title }))}
          value={skill?.code ?? ''}
          disabled={skills.length === 0}
          onChange={({ target }) => {
            setWantedSkill(target.value);
            onChoose(null);
          }}
        />
      </div>
      {skill && <AssignableResults query={{ skill: skill.code }} label={skill.title} {...{ chosen, onChoose }} />}
      <p className="small" role="status">
        {isError && 'The skills could not be loaded.'}
        {data && all.length === 0 && 'No question that students can practise has a skill yet.'}
      </p>
    </>
  );
}

/** The domains as options, in the order of their skills. */
function domainsOf(skills: readonly AssignableSkill[]) {
  const titles = new Map(
    skills.map(({ domain_code, edition, domain_title }) => [
      domain_code,
      `${editions[edition].title}: ${domain_title}`,
    ]),
  );
  return [...titles].map(([value, label]) => ({ value, label }));
}
