import { type ReactNode, useId } from 'react';
import css from './setting-card.module.css';

type SettingCardProps = {
  title: string;
  /** What it is for. */
  note: string;
  /** Buttons at the right edge. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** One of the settings: its name over a heavy rule, what it is for, what can be done with it, and what it is now. */
export function SettingCard({ title, note, actions, children }: SettingCardProps) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <header className={css.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className="small">{note}</p>
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </header>
      {children && <div className={css.inside}>{children}</div>}
    </section>
  );
}
