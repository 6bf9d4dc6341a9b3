import type { ReactNode } from 'react';
import { CopyToken } from './copy-button.tsx';
import css from './foundation-page.module.css';
import { type Token, tokenValue } from './token-list.ts';

/** A page of the design foundations: title, lead and sections. */
export function FoundationPage({ title, lead, children }: { title: ReactNode; lead: ReactNode; children: ReactNode }) {
  return (
    <main className={css.page}>
      <h1>{title}</h1>
      <p className={css.lead}>{lead}</p>
      {children}
    </main>
  );
}

/** A section of the page under a heavy rule. */
export function PageSection({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {note && <p className={css.note}>{note}</p>}
      {children && <div className={css.inside}>{children}</div>}
    </section>
  );
}

type TokenRowsProps = {
  tokens: readonly Token[];
  /** Renders a specimen of the token. */
  renderSpecimen(name: Token[0]): ReactNode;
  /** Renders more details after the role. */
  renderDetails?(name: Token[0]): ReactNode;
};

/** A list of tokens: specimen, name with value, and role. */
export function TokenRows({ tokens, renderSpecimen, renderDetails }: TokenRowsProps) {
  return (
    <ul className={css.tokens}>
      {tokens.map(([name, role]) => (
        <li key={name} className={css.token}>
          {renderSpecimen(name)}
          <span className={css.name}>
            <CopyToken name={name} />
            <span className={css.value}>{tokenValue(name)}</span>
          </span>
          <span className={css.role}>
            {role}
            {renderDetails?.(name)}
          </span>
        </li>
      ))}
    </ul>
  );
}
