import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useCompiledFormulas } from '../../drafts/compile-formulas.ts';
import { skillsQuery } from '../../skills/skills-query.ts';
import { type ComparedField, comparedFields } from './compared-fields.ts';
import { type Comparison, droppedText } from './restore-texts.ts';
import { Marked, textSides } from './text-difference.tsx';
import css from './versions.module.css';

type VersionDifferenceProps = { version: number; isCurrent: boolean; comparison: Comparison };

/** The fields in which a version differs from the question as it is now, side by side. */
export function VersionDifference({ version, isCurrent, comparison }: VersionDifferenceProps) {
  const { content, present, link_titles: links, dropped } = comparison;
  const { data: skillLists } = useQuery(skillsQuery);
  const fields = useMemo(() => {
    const skills = new Map(
      skillLists?.data.flatMap(({ domains }) =>
        domains.flatMap(({ skills }) => skills.map(({ code, title }) => [code, title] as const)),
      ),
    );
    return comparedFields(content, present, { links, skills });
  }, [content, present, links, skillLists]);
  const formulas = useCompiledFormulas(useMemo(() => fields.flatMap(blocksOf), [fields]));
  const name = `Version ${version}`;
  if (fields.length === 0) {
    return <p>{isCurrent ? 'This is the question as it is now.' : 'This version is the same as the question now.'}</p>;
  }
  const lost = droppedText(dropped);
  return (
    <section aria-label={`${name} and the question now`} className={css.difference}>
      {lost !== null && <p className={css.lost}>{lost}</p>}
      {fields.map((field) => {
        const [left, right, note] = sidesOf(field, formulas);
        return (
          <section key={field.name} className={css.field} aria-label={field.name}>
            <h3 className="label">{field.name}</h3>
            {note && <p className="small">{note}</p>}
            <div className={css.both}>
              <Side title={name}>{left}</Side>
              <Side title="Now">{right}</Side>
            </div>
          </section>
        );
      })}
    </section>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a fieldset: it has no form fields
    <div className={css.side} role="group" aria-label={title}>
      <h4>{title}</h4>
      {children}
    </div>
  );
}

type Sides = readonly [version: ReactNode, present: ReactNode, note: string | null];

function sidesOf(field: ComparedField, formulas: Parameters<typeof textSides>[2]): Sides {
  const { version, present } = field;
  if (field.at === 'plain') return [plainSide(version), plainSide(present), null];
  const { isOnlyFormatting, ...sides } = textSides(version ?? '[]', present ?? '[]', formulas);
  const note = isOnlyFormatting && version !== null && present !== null ? 'Only the formatting differs.' : null;
  return [textOrEmpty(version, sides.version), textOrEmpty(present, sides.present), note];
}

function plainSide(value: string | null): ReactNode {
  return value === null || value === '' ? (
    <p className="faint">None</p>
  ) : (
    <p>
      <Marked>{value}</Marked>
    </p>
  );
}

function textOrEmpty(field: string | null, text: ReactNode): ReactNode {
  if (field === null) return <p className="faint">Not there</p>;
  return field === '[]' ? <p className="faint">Empty</p> : text;
}

function blocksOf(field: ComparedField) {
  if (field.at === 'plain') return [];
  return [field.version, field.present].flatMap((text) => readRichField(text ?? '[]') ?? []);
}
