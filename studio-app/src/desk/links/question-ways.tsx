import { sectionSpecs } from '@fourfold/core/authoring/sections';
import type { Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { CrossIcon } from '@fourfold/ui-kit/icon';
import { useState } from 'react';
import { late } from '../../late/late.tsx';
import { useDesk } from '../desk-state.ts';
import { focusWhenThere, partIds } from '../focus-when-there.ts';
import { type Outcome, outcomes, outcomeWords } from './outcomes.ts';
import css from './question-ways.module.css';
import { type Link, linkOf, removeLink } from './save-link.ts';
import { SetName } from './set-name.tsx';

const LinkDialog = late({
  name: 'The list of what it can lead to',
  load: () => import('./link-dialog.tsx').then((part) => part.LinkDialog),
});

/**
 * Where a question leads: a solid line after a right answer, a dotted one after a wrong one; the
 * set comes first (Q33).
 */
export function QuestionWays({ question }: Asked) {
  const [asked, ask] = useState<Link | null>(null);
  const end = () => ask(null);
  return (
    <>
      {outcomes.map((outcome) => (
        <Way key={outcome} question={question} outcome={outcome} onLink={ask} />
      ))}
      <OwnLinks question={question} />
      {asked && (
        <LinkDialog
          question={question}
          link={asked}
          onLinked={() => {
            end();
            // The button that opened the dialog is disabled now.
            focusWhenThere(partIds.link(question.id, asked));
          }}
          onClose={end}
        />
      )}
    </>
  );
}

/** An answer's own link is followed if the question has none (Q32). Typed answers have no links. */
function OwnLinks({ question: { is_free_response, total_answers: all, total_unlinked_answers: open } }: Asked) {
  if (is_free_response || all === 0) return null;
  return (
    <section>
      <h2 className="label">Own links of answers</h2>
      <p className="small">{open === all ? 'None' : `${all - open} of ${all} answers`}</p>
    </section>
  );
}

type Asked = { question: Question };
type WayProps = Asked & { outcome: Outcome; onLink: (link: Link) => void };

function Way({ question, outcome, onLink }: WayProps) {
  const { place } = useDesk();
  const words = sectionSpecs[place.section].linkButtons ? buttons : choices;
  const set = { outcome, kind: 'problemset' } as const;
  const next = { outcome, kind: 'question' } as const;
  const links = [set, next].filter((link) => linkOf(question, link) !== null);
  const after = outcomeWords[outcome].after;
  return (
    <section>
      <h2 className="label">{after}</h2>
      <ul className={css.ways}>
        {links.map((link) => (
          <li key={link.kind} id={partIds.link(question.id, link)}>
            <i data-way={outcome} />
            <Target question={question} link={link} />
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
            id={partIds.toLink(question.id, link)}
            kind="quiet"
            aria-haspopup="dialog"
            aria-label={`${words[link.kind]} ${after.toLowerCase()}`}
            disabled={linkOf(question, link) !== null}
            onClick={() => onLink(link)}
          >
            {words[link.kind]}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** The specified labels, for the sections that have these buttons (ALK-002). */
const buttons = { question: 'Link Question', problemset: 'Link Problem Set' } as const;
/** The labels in the other sections (Q172). */
const choices = { question: 'Choose a question', problemset: 'Choose a problem set' } as const;

function Target({ question, link }: Asked & { link: Link }) {
  const { place, questions } = useDesk();
  const id = linkOf(question, link) ?? '';
  const at = questions.findIndex((one) => one.id === id);
  const number = at < 0 ? 'A question elsewhere' : `Question ${at + 1}`;
  const isHidden = link.kind === 'question' && questions[at]?.is_hidden === true;
  const unlink = async () => {
    if (await removeLink(place, question, link)) focusWhenThere(partIds.toLink(question.id, link));
  };
  const what = link.kind === 'question' ? number : 'the problem set';
  return (
    <>
      <span>
        {link.kind === 'question' ? number : <SetName id={id} />}
        {isHidden && <small className={css.hidden}>Hidden: students end here</small>}
      </span>
      <Button
        icon
        kind="quiet"
        aria-label={`Unlink ${what}, ${outcomeWords[link.outcome].after.toLowerCase()}`}
        title="Unlink"
        onClick={unlink}
      >
        <CrossIcon />
      </Button>
    </>
  );
}
