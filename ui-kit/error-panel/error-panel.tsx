import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import css from './error-panel.module.css';

type ErrorPanelProps = {
  /** The error message. */
  title: string;
  /** Says what is not affected. */
  children?: ReactNode;
  /** Loads it again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** The label of the button. */
  retryLabel?: string;
  /** It is being loaded again: the button ignores clicks. */
  busy?: boolean | undefined;
};

/** Shown instead of a part of the page that could not be loaded. */
export function ErrorPanel({ title, children, onRetry, retryLabel = 'Try again', busy }: ErrorPanelProps) {
  return (
    <div className={css.panel} role="alert">
      <b>{title}</b>
      {children && <span className="small">{children}</span>}
      {onRetry && (
        <Button className="push" onClick={onRetry} busy={busy}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
