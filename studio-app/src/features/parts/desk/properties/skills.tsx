import { editions } from '@fourfold/core/skills/editions';
import { findSkill } from '@fourfold/core/skills/skill-list';
import { Button } from '@fourfold/ui-kit/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { skillCount } from '../../skills/skill-names.ts';
import { skillsQuery } from '../../skills/skills-query.ts';
import css from './properties.module.css';

const SkillsDialog = lazyPart({
  name: 'The list of skills',
  load: () => import('./skills-dialog.tsx').then((part) => part.SkillsDialog),
});

type SkillsProps = {
  /** Title of the dialog. */
  title: string;
  /** Codes of the question's skills. */
  codes: readonly string[];
  onChange: (codes: string[]) => void;
};

/** The skills of a question, and a dialog to choose them. */
export function Skills({ title, codes, onChange }: SkillsProps) {
  const { data } = useQuery(skillsQuery);
  const [isOpen, setIsOpen] = useState(false);
  const found = data ? codes.flatMap((code) => findSkill(data.data, code) ?? []) : [];
  return (
    <section>
      <h2 className="label">Skills</h2>
      {codes.length === 0 && <p className={css.empty}>No skill</p>}
      {codes.length > 0 && !data && <p className="small">{skillCount(codes.length)}</p>}
      {found.length > 0 && (
        <ul>
          {found.map(({ edition, domain, skill }) => (
            <li key={skill.code} className={css.skill}>
              {skill.title}
              <span className="small">{`${editions[edition].title}, ${domain.title}`}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={css.acts}>
        <Button kind="quiet" onClick={() => setIsOpen(true)}>
          Choose skills
        </Button>
      </div>
      {isOpen && <SkillsDialog title={title} codes={codes} onChange={onChange} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
