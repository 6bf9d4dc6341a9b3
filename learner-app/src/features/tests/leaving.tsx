import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { Link } from 'react-router-dom';
import css from './panel.module.css';

/** Submitted where no server can hear it: it stays on this device until one does. */
export function Leaving({ back }: { back: string }) {
  return (
    <Paper head={<div />}>
      <div className={css.panel} role="status">
        <h2>Submitted on this device.</h2>
        <p>
          Your answers and then the submission are sent as soon as the server can be reached. You can close this page:
          they are kept here and go out when this site is next open.
        </p>
      </div>
      <LinkButton as={Link} to={back}>
        Back to the list
      </LinkButton>
    </Paper>
  );
}
