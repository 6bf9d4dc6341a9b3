import type { ScoreReport } from '@fourfold/core/contract/score-report';
import { Link } from 'react-router-dom';
import { beginningAddress } from '../../assigning/started-address.ts';
import css from './report-sections.module.css';

type PracticeListProps = { practice: ScoreReport['practice']; isReader: boolean };

/** The weakest skills of the test, each with sequences and sets that the student can open. */
export function PracticeList({ practice, isReader }: PracticeListProps) {
  if (practice.length === 0) {
    return (
      <p>No skill is surely weak in this test: three questions of a skill, and two of them not right, are needed.</p>
    );
  }
  return (
    <ul className={css.practice}>
      {practice.map(({ code, title, right, of, works }) => (
        <li key={code}>
          <h3>{title}</h3>
          <p className="small">{`${right} of ${of} right`}</p>
          {works.length === 0 && <p className="small">Nothing of this skill is open to practise.</p>}
          <ul>
            {works.map((work) => (
              <li key={work.reference_id}>
                <WorkLink work={work} isReader={isReader} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type WorkLinkProps = { work: ScoreReport['practice'][number]['works'][number]; isReader: boolean };

function WorkLink({ work, isReader }: WorkLinkProps) {
  const address = isReader ? null : beginningAddress(work);
  const from = work.topic_title ?? work.exam_title;
  const note = [from !== work.title && from, work.questions === 1 ? '1 question' : `${work.questions} questions`];
  return (
    <>
      {address === null ? <span>{work.title}</span> : <Link to={address}>{work.title}</Link>}
      <small>{note.filter(Boolean).join(', ')}</small>
    </>
  );
}
