import { sectionSpecs } from '@fourfold/core/authoring/question-sections';
import { useState } from 'react';
import css from '../../answers/answers.module.css';
import { useDesk } from '../../desk-state.ts';
import { AnswerLinks } from '../../links/answer-links.tsx';

type OwnLinks = { next_question: string | null; link_problemset: string | null };
type OwnLinkProps = {
  value: OwnLinks;
  change: (patch: Partial<OwnLinks>) => void;
  questionId: string;
  /** Open at first, also without a link. */
  isOpen: boolean;
};

/** An answer's own links, folded while there are none. */
export function OwnLink({ value, change, questionId, isOpen }: OwnLinkProps) {
  const { questionLocation } = useDesk();
  const [isUnfolded, setUnfolded] = useState(isOpen || value.next_question !== null || value.link_problemset !== null);
  if (!sectionSpecs[questionLocation.section].canLink) return null;
  return (
    <details className={css.links} open={isUnfolded} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
      <summary>Own link</summary>
      {/* Its options are all questions of the list, so that they are not rendered for each answer. */}
      {isUnfolded && <AnswerLinks draft={{ value, change }} questionId={questionId} />}
    </details>
  );
}
