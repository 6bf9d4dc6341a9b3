import type { EditionSkills } from '@fourfold/core/contract/skills';
import { addDomain, addSkill } from '@fourfold/core/skills/edit-skill-list';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { InlineEdit } from '@fourfold/ui-kit/inline-edit';
import { TreeList, TreeRow } from '@fourfold/ui-kit/tree-list';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusMenuOf } from './focus-menu.ts';
import { type SkillEdit, saveSkills } from './save-skills.ts';
import { SkillRow } from './skill-row.tsx';
import css from './skills-page.module.css';

type Domain = EditionSkills['domains'][number];
type DomainListProps = {
  list: EditionSkills;
  /** The section of the test, and its domains. */
  section: { code: string; title: string; domains: readonly Domain[] };
};

/** The domains of a section, each with its skills. Each change is saved at once. */
export function DomainList({ list, section }: DomainListProps) {
  const [openCodes, setOpenCodes] = useState<ReadonlySet<string>>(new Set());
  // The code of the domain that gets a new skill, or `section` for a new domain.
  const [addingTo, setAddingTo] = useState<string | null>(null);
  const save = (edit: SkillEdit, successMessage: string) => saveSkills(list, edit, successMessage);
  const toggle = (code: string, isOpen: boolean) => {
    const others = [...openCodes].filter((one) => one !== code);
    setOpenCodes(new Set(isOpen ? [...others, code] : others));
  };
  const headingId = `section-${section.code}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={css.section}>
        {section.title}
      </h2>
      <TreeList label={`Domains of ${section.title}`}>
        {section.domains.map((domain) => (
          <SkillRow
            key={domain.code}
            entry={domain}
            noun="domain"
            questionCount={domain.skills.reduce((sum, { question_count }) => sum + question_count, 0)}
            onSave={save}
            onAdd={() => {
              toggle(domain.code, true);
              setAddingTo(domain.code);
            }}
            open={openCodes.has(domain.code)}
            onToggle={() => toggle(domain.code, !openCodes.has(domain.code))}
          >
            <TreeList>
              {domain.skills.map((skill) => (
                <SkillRow
                  key={skill.code}
                  entry={skill}
                  noun="skill"
                  questionCount={skill.question_count}
                  onSave={save}
                />
              ))}
              {addingTo === domain.code && (
                <NewRow
                  noun="skill"
                  onSave={(title) => save((domains) => addSkill(domains, domain.code, title), 'Skill added')}
                  onClose={() => {
                    flushSync(() => setAddingTo(null));
                    focusMenuOf(domain.code);
                  }}
                />
              )}
            </TreeList>
          </SkillRow>
        ))}
        {addingTo === section.code && (
          <NewRow
            noun="domain"
            onSave={(title) => save((domains) => addDomain(domains, section.code, title), 'Domain added')}
            onClose={() => flushSync(() => setAddingTo(null))}
          />
        )}
      </TreeList>
      {addingTo !== section.code && (
        <Button kind="quiet" className={css.add} onClick={() => setAddingTo(section.code)}>
          {`Add domain to ${section.title}`}
        </Button>
      )}
    </section>
  );
}

type NewRowProps = { noun: 'domain' | 'skill'; onSave: (title: string) => Promise<boolean>; onClose: () => void };

/** The title of a new domain or skill. A title that could not be saved stays in the field. */
function NewRow({ noun, onSave, onClose }: NewRowProps) {
  return (
    <TreeRow
      title=""
      form={
        <InlineEdit
          label={`Title of the new ${noun}`}
          initialValue=""
          saved=""
          onSave={async (title) => {
            if (await onSave(title)) onClose();
          }}
          onEmpty={() => showAlert('error', `Please enter a title of the ${noun}`)}
          onCancel={onClose}
        />
      }
    />
  );
}
