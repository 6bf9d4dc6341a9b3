import { type ReactNode, useId } from 'react';
import css from './today-panel.module.css';

type TodayEntry = {
  /** Identifies it in the list. */
  key: string;
  title: string;
  /** One line on why it is proposed. */
  reason: string;
  /** The button or link that opens it; none for those who only read. */
  action?: ReactNode;
};

type TodayPanelProps = {
  /** What is left of the day and of the days until the test: "18 of 30 minutes · 23 days until the SAT". */
  summary?: string | undefined;
  /** The one thing to do next; null if there is nothing to do. */
  next: TodayEntry | null;
  /** Shown if there is nothing to do. */
  empty: string;
  /** What follows it today, with the minutes that it takes. */
  then: readonly (TodayEntry & { minutes: number })[];
  /** Label and text of what is due, what comes back and what was mastered. */
  facts: readonly (readonly [label: string, text: ReactNode])[];
  /** Links and buttons about the plan, below the rest. */
  children?: ReactNode;
};

/** The first section of a student's dashboard: one thing to do with its reason, then the rest of the day. */
export function TodayPanel({ summary, next, empty, then, facts, children }: TodayPanelProps) {
  const id = useId();
  return (
    <section className={css.today} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>Today</h2>
        {summary && <p className="small">{summary}</p>}
      </header>
      {next ? (
        <div className={css.next}>
          <div>
            <h3>{next.title}</h3>
            <p className="small">{next.reason}</p>
          </div>
          {next.action && <div className={css.action}>{next.action}</div>}
        </div>
      ) : (
        <p className={css.empty}>{empty}</p>
      )}
      {then.length > 0 && (
        <ol className={css.then} aria-label="Then, today">
          {then.map(({ key, title, reason, minutes, action }) => (
            <li key={key}>
              <div>
                <p className={css.title}>{title}</p>
                <p className="small">{reason}</p>
              </div>
              <span className={css.minutes}>{`about ${minutes} min`}</span>
              {action}
            </li>
          ))}
        </ol>
      )}
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {children && <div className={css.plan}>{children}</div>}
    </section>
  );
}
