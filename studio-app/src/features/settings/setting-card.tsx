import { type ReactNode, useId } from 'react';
import css from './setting-card.module.css';

type SettingCardProps = {
  title: string;
  /** Explains the setting. */
  note: string;
  /** Buttons at the right edge. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** One setting: its title, explanation and buttons, and its present value below. */
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
