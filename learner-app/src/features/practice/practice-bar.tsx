import { BackIcon } from '@fourfold/ui-kit/icon';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Link } from 'react-router-dom';
import { Saved } from '../../outbox/saved.tsx';
import css from './practice-bar.module.css';

type PracticeBarProps = {
  account: string;
  /** Where Back leads. */
  back: string;
  title: string;
  /** Where it stands: "Math, Quadratic functions". */
  place: string;
};

/** Across the top of a question page: the way back, what is practised, and whether it is saved. */
export function PracticeBar({ account, back, title, place }: PracticeBarProps) {
  return (
    <header className={css.bar}>
      <LinkButton as={Link} to={back} kind="quiet" className={css.back ?? ''} aria-label="Back">
        <BackIcon />
        <span>Back</span>
      </LinkButton>
      <div className={css.where}>
        <h1 className={css.title}>{title}</h1>
        <span className={css.place}>{place}</span>
      </div>
      <div className={css.saved}>
        <Saved account={account} />
      </div>
    </header>
  );
}
