import { useAccount } from '@fourfold/app-shell/session';
import type { StartedWork } from '@fourfold/core/contract/practice';
import { masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Progress } from '@fourfold/ui-kit/progress';
import { RunOfFour } from '@fourfold/ui-kit/run-of-four';
import { Link } from 'react-router-dom';
import { startedAddress } from '../../assigning/started-address.ts';
import css from './home-page.module.css';

type StartedRowProps = {
  started: StartedWork;
  /** It is finished and has no Continue button. */
  finished?: boolean;
};

/** A row of a sequence or set that is in progress, with a Continue button, or that is finished. */
export function StartedRow({ started, finished }: StartedRowProps) {
  const { progress, title, exam_title, topic_title, subtopic_title } = started;
  const isSet = progress.reference_type === 'HomeProblemSetQuestions';
  const ancestors = [exam_title, topic_title, subtopic_title]
    .filter((name) => name !== null && name !== title)
    .join(', ');
  // A tutor who is logged in as the student cannot open question pages.
  const isImpersonated = useAccount()?.tutor_login.status;
  const address = isImpersonated || finished ? null : startedAddress(started);
  return (
    <li className={css.row}>
      <div className={css.what}>
        <h3>{title}</h3>
        <p className="small">
          {isSet ? 'Problem set' : 'Sequence'}
          {ancestors && ` · ${ancestors}`}
        </p>
      </div>
      <div className={css.stands}>
        {isSet ? (
          <RunOfFour count={progress.total_correct} of={masteryThreshold} />
        ) : (
          <Progress percent={progress.percent_complete} label={`Progress of ${title}`} />
        )}
      </div>
      {address && (
        <LinkButton as={Link} to={address} aria-label={`Continue ${title}`}>
          Continue
        </LinkButton>
      )}
    </li>
  );
}
