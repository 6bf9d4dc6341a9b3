import type { Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { useId, useState } from 'react';
import { helpedRecords } from './helped-records.ts';
import css from './question-help.module.css';
import { hasContent, RichField } from './rich-field.tsx';

type QuestionHelpProps = {
  question: Question;
  checked: boolean;
  /** Id of the answer's record, if the answer is recorded. */
  recordId?: string;
};

/** A hint on demand; after the check with its explanation (Q30). */
export function QuestionHelp({ question, checked, recordId }: QuestionHelpProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = () => {
    if (recordId) helpedRecords.add(recordId);
    setOpen(!open);
  };
  if (!hasContent(question.help)) return null;
  return (
    <div className={css.help}>
      <Button kind="quiet" aria-expanded={open} aria-controls={id} onClick={toggle}>
        {open ? 'Hide help' : 'Help'}
      </Button>
      <div id={id} hidden={!open} className={css.text}>
        <RichField field={question.help} formulas={question.formulas} />
        {checked && hasContent(question.help_exp) && (
          <RichField field={question.help_exp} formulas={question.formulas} />
        )}
      </div>
    </div>
  );
}
