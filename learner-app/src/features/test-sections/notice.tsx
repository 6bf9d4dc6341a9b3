import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Paper } from '@fourfold/ui-kit/question/paper';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './panel.module.css';

type NoticeProps = { title: string; back: string; children: ReactNode };

/** Replaces a section that can neither be taken nor reviewed now: the reason, and the link back. */
export function Notice({ title, back, children }: NoticeProps) {
  return (
    <Paper head={<div />}>
      <div className={css.panel} role="status">
        <h2>{title}</h2>
        {children}
      </div>
      <LinkButton as={Link} to={back}>
        Back to the list
      </LinkButton>
    </Paper>
  );
}
