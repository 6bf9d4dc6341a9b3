import type { Form, FormPart } from '@fourfold/core/contract/forms';
import { countedItems, shownItems } from '@fourfold/core/forms/counted-items';
import type { FormProblem } from '@fourfold/core/forms/form-problems';
import { Button } from '@fourfold/ui-kit/button';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { type ExamList, testAddress } from '../parts/exams/exam-lists.ts';
import { BlueprintForm } from './blueprint-form.tsx';
import css from './form-page.module.css';
import { ItemRow } from './item-row.tsx';
import { ModuleProblems } from './module-problems.tsx';

type ModuleColumnProps = {
  form: Form;
  list: ExamList;
  part: FormPart;
  module: FormPart['modules'][number];
  problems: readonly FormProblem[];
};

/** A module with its findings, its blueprint and its questions, and a link to the desk that edits them. */
export function ModuleColumn({ form, list, part, module, problems }: ModuleColumnProps) {
  const { type, title, minutes, wanted, items } = module;
  const [isBlueprintOpen, setBlueprintOpen] = useState(false);
  const blueprintButton = useRef<HTMLButtonElement>(null);
  const desk = testAddress(list, { exam: form.id, variant: form.variant, section: type });
  const headingId = `module-${type}`;
  const [shown, counted] = [shownItems(items).length, countedItems(items).length];
  const closeBlueprint = () => {
    flushSync(() => setBlueprintOpen(false));
    blueprintButton.current?.focus();
  };
  return (
    <section aria-labelledby={headingId} className={css.module}>
      <header className={css.moduleHead}>
        <h3 id={headingId} className={part.modules.length === 1 ? 'vh' : undefined}>
          {title}
        </h3>
        <p className="small num">
          {[`${shown} of ${wanted} questions`, countedText(shown, counted), `${minutes} minutes`]
            .filter(Boolean)
            .join(', ')}
        </p>
        <div className={css.moduleActions}>
          <LinkButton as={Link} kind="quiet" to={desk} aria-label={`Edit questions of ${title}`}>
            Edit questions
          </LinkButton>
          <Button
            ref={blueprintButton}
            kind="quiet"
            aria-expanded={isBlueprintOpen}
            aria-label={`Blueprint of ${title}`}
            onClick={() => setBlueprintOpen(!isBlueprintOpen)}
          >
            Blueprint
          </Button>
        </div>
      </header>
      {isBlueprintOpen && <BlueprintForm {...{ form, part, module }} onClose={closeBlueprint} />}
      <ModuleProblems problems={problems} title={title} />
      {items.length > 0 && (
        <ol className={css.items}>
          {items.map((item) => (
            <ItemRow key={item.id} form={form} item={item} address={`${desk}?question_id=${item.id}`} />
          ))}
        </ol>
      )}
    </section>
  );
}

function countedText(shown: number, counted: number): string {
  if (shown === 0) return '';
  return counted === shown ? 'all counted' : `${counted} counted`;
}
