import { sectionSpecs } from '@fourfold/core/authoring/question-sections';
import { preview } from '@fourfold/core/rich-text/plain-text';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { Select } from '@fourfold/ui-kit/select';
import type { FormDraft } from '../../drafts/use-draft.ts';
import { useDesk } from '../desk-state.ts';
import css from './answer-links.module.css';

type OwnLinks = { next_question: string | null; link_problemset: string | null };
type AnswerLinksProps = {
  draft: Pick<FormDraft<OwnLinks>, 'value' | 'change'>;
  /** The question of the answer. */
  questionId: string;
};

/** Edits an answer's own links; the links of its question take precedence (Q32). */
export function AnswerLinks({ draft: { value, change }, questionId }: AnswerLinksProps) {
  const { questionLocation, questions, sets } = useDesk();
  if (!sectionSpecs[questionLocation.section].canLink) return null;
  const { next_question: next, link_problemset: set } = value;
  const toQuestions = questions.flatMap(({ id, question }, at) =>
    id === questionId ? [] : [{ value: id, label: `Question ${at + 1}: ${preview(readRichField(question) ?? [])}` }],
  );
  return (
    <fieldset className={css.links}>
      <legend className="label">Own link</legend>
      <p className="small">Followed where the question itself has no link for the outcome.</p>
      <Select
        label="Next question"
        value={next ?? ''}
        options={[noOption, ...withChosen(toQuestions, next, 'A question elsewhere')]}
        onChange={({ target }) => change({ next_question: target.value || null })}
      />
      <Select
        label="Problem set"
        value={set ?? ''}
        options={[
          noOption,
          ...withChosen(
            sets.map(({ id, title }) => ({ value: id, label: title })),
            set,
            'A problem set of another place',
          ),
        ]}
        onChange={({ target }) => change({ link_problemset: target.value || null })}
      />
    </fieldset>
  );
}

type Option = { value: string; label: string };
const noOption: Option = { value: '', label: 'None' };

/** Adds the chosen record to the options if it is not in the location any more. */
function withChosen(options: readonly Option[], chosen: string | null, label: string): readonly Option[] {
  const isListed = chosen === null || options.some(({ value }) => value === chosen);
  return isListed ? options : [...options, { value: chosen, label }];
}
