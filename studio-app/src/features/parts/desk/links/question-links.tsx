import { sectionSpecs } from '@fourfold/core/authoring/question-sections';
import type { Question } from '@fourfold/core/contract/content';
import { hasTypedAnswers } from '@fourfold/core/kinds/stored-kinds';
import { chosenKind } from '@fourfold/core/wire/chosen-kind';
import { Button } from '@fourfold/ui-kit/button';
import { CrossIcon } from '@fourfold/ui-kit/icon';
import { useDesk } from '../desk-state.ts';
import { elementIds, focusWhenRendered } from '../focus-when-rendered.ts';
import { type Link, linkOf, type Outcome, outcomeLabels, outcomes } from './outcomes.ts';
import css from './question-links.module.css';
import { removeLink } from './save-link.ts';
import { SetName } from './set-name.tsx';

/**
 * Where a question leads: a solid line after a right answer, a dotted one after a wrong one; the set comes first (Q33).
 */
export function QuestionLinks({ question }: QuestionProps) {
  return (
    <>
      {outcomes.map((outcome) => (
        <OutcomeLinks key={outcome} question={question} outcome={outcome} />
      ))}
      <OwnLinks question={question} />
    </>
  );
}

/** An answer's own link is followed if the question has none (Q32). Typed answers have no links. */
function OwnLinks({ question }: QuestionProps) {
  const { total_answers: all, total_unlinked_answers: unlinked } = question;
  if (hasTypedAnswers(chosenKind(question)) || all === 0) return null;
  return (
    <section>
      <h2 className="label">Own links of answers</h2>
      <p className="small">{unlinked === all ? 'None' : `${all - unlinked} of ${all} answers`}</p>
    </section>
  );
}

type QuestionProps = { question: Question };
type OutcomeLinksProps = QuestionProps & { outcome: Outcome };

function OutcomeLinks({ question, outcome }: OutcomeLinksProps) {
  const { questionLocation, store } = useDesk();
  const labels = sectionSpecs[questionLocation.section].linkButtons ? specifiedLabels : otherLabels;
  const set = { outcome, kind: 'problemset' } as const;
  const next = { outcome, kind: 'question' } as const;
  const links = [set, next].filter((link) => linkOf(question, link) !== null);
  const after = outcomeLabels[outcome].after;
  return (
    <section>
      <h2 className="label">{after}</h2>
      <ul className={css.ways}>
        {links.map((link) => (
          <li key={link.kind} id={elementIds.link(question.id, link)}>
            <i data-way={outcome} />
            <LinkTarget question={question} link={link} />
          </li>
        ))}
        {links.length === 0 && (
          <li>
            <i data-way={outcome} />
            <span className="faint">End of the sequence</span>
          </li>
        )}
      </ul>
      <div className={css.acts}>
        {[next, set].map((link) => (
          <Button
            key={link.kind}
            id={elementIds.toLink(question.id, link)}
            kind="quiet"
            aria-haspopup="dialog"
            aria-label={`${labels[link.kind]} ${after.toLowerCase()}`}
            disabled={linkOf(question, link) !== null}
            onClick={() => store.link({ at: 'outcome', questionId: question.id, ...link })}
          >
            {labels[link.kind]}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** The specified labels, for the sections that have these buttons (ALK-002). */
const specifiedLabels = { question: 'Link Question', problemset: 'Link Problem Set' } as const;
/** The labels in the other sections (Q172). */
const otherLabels = { question: 'Choose a question', problemset: 'Choose a problem set' } as const;

function LinkTarget({ question, link }: QuestionProps & { link: Link }) {
  const { questionLocation, questions } = useDesk();
  const id = linkOf(question, link) ?? '';
  const at = questions.findIndex((one) => one.id === id);
  const number = at < 0 ? 'A question elsewhere' : `Question ${at + 1}`;
  const isHidden = link.kind === 'question' && questions[at]?.is_hidden === true;
  const unlink = async () => {
    if (await removeLink(questionLocation, question, link)) focusWhenRendered(elementIds.toLink(question.id, link));
  };
  const targetName = link.kind === 'question' ? number : 'the problem set';
  return (
    <>
      <span>
        {link.kind === 'question' ? number : <SetName id={id} />}
        {isHidden && <small className={css.hidden}>Hidden: students end here</small>}
      </span>
      <Button
        icon
        kind="quiet"
        aria-label={`Unlink ${targetName}, ${outcomeLabels[link.outcome].after.toLowerCase()}`}
        title="Unlink"
        onClick={unlink}
      >
        <CrossIcon />
      </Button>
    </>
  );
}
