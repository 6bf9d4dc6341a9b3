import type { ReactNode } from 'react';
import css from './page.module.css';
import { heldBy, type Token } from './token-list.ts';

/** A page of the foundations: its title, what it is about, and its parts. */
export function Page({ title, lead, children }: { title: ReactNode; lead: ReactNode; children: ReactNode }) {
  return (
    <main className={css.page}>
      <h1>{title}</h1>
      <p className={css.lead}>{lead}</p>
      {children}
    </main>
  );
}

/** A part of it under a heavy rule. */
export function Part({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
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
  /** What the token looks like. */
  draw(name: Token[0]): ReactNode;
  /** More to say of it, after its role. */
  more?(name: Token[0]): ReactNode;
};

/** Tokens below each other: a specimen, the name with its value, the role. */
export function TokenRows({ tokens, draw, more }: TokenRowsProps) {
  return (
    <ul className={css.tokens}>
      {tokens.map(([name, role]) => (
        <li key={name} className={css.token}>
          {draw(name)}
          <span className={css.name}>
            {name}
            <span className={css.value}>{heldBy(name)}</span>
          </span>
          <span className={css.role}>
            {role}
            {more?.(name)}
          </span>
        </li>
      ))}
    </ul>
  );
}
