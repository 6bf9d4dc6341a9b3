import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Origin } from '@fourfold/ui-kit/origin';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SaveStatus } from '../parts/drafts/save-status.tsx';
import css from './question-page-head.module.css';

/** An ancestor of the page's record, with a link if it has its own page. */
export type Ancestor = { title: string; to?: string };

type QuestionPageHeadProps = {
  /** The topmost first. */
  above: readonly Ancestor[];
  record: { title: string; source?: string | null; licence?: string | null };
  /** URL of Back; null if it is not known. */
  back: string | null;
  /** Its publish switches. */
  publish?: ReactNode;
  /** Menu of the pages around this one. */
  menu?: ReactNode;
};

/** The heading of a page: its title, and one part for each level above it (ATR-017, ATR-021). */
export function QuestionPageHead({
  above,
  record: { title, source, licence },
  back,
  publish,
  menu,
}: QuestionPageHeadProps) {
  return (
    <header className={css.head}>
      <title>{`${[...above.map((part) => part.title), title].toReversed().join(', ')} · Fourfold Studio`}</title>
      <hgroup className={css.parts}>
        <div className={css.above}>
          {menu}
          <p className="small">
            {above.map((part, at) => (
              <Fragment key={part.to ?? part.title}>
                {at > 0 && ', '}
                {part.to ? <Link to={part.to}>{part.title}</Link> : part.title}
              </Fragment>
            ))}
          </p>
        </div>
        <h1>{title}</h1>
      </hgroup>
      {publish && <div className={css.publish}>{publish}</div>}
      {(source || licence) && (
        <p className={`small ${css.origin}`}>
          <Origin source={source} licence={licence} />
        </p>
      )}
      <div className={css.saved}>
        <SaveStatus />
      </div>
      {back && (
        <LinkButton as={Link} to={back} className={css.back}>
          Back
        </LinkButton>
      )}
    </header>
  );
}
