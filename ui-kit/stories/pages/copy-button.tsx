import { type ReactNode, useEffect, useState } from 'react';
import css from './copy-button.module.css';

const shownMs = 2_000;

/** Its label is its content; a click copies `text`, and a status says whether that worked. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [outcome, setOutcome] = useState<'Copied' | 'Not copied' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      // Missing on pages without HTTPS; refused if the page does not have the focus.
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome('Not copied');
    }
  }

  return (
    <span className={css.frame}>
      <button type="button" className={css.button} onClick={copy}>
        <span className="vh">Copy </span>
        {children}
      </button>
      <span className={css.outcome} role="status">
        {outcome && (
          <>
            {outcome}
            <span className="vh">: {text}</span>
          </>
        )}
      </span>
    </span>
  );
}

/** Copies a token as CSS uses it. */
export const CopyToken = ({ name }: { name: `--${string}` }) => <CopyButton text={`var(${name})`}>{name}</CopyButton>;
