import type { ExamSection } from '@fourfold/core/exams/section';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import css from './printed-sheet.module.css';

type PaperSheetProps = {
  /** Title of the exam. */
  title: string;
  section: ExamSection;
  letters: readonly (readonly string[] | null)[];
  answers: Readonly<Record<string, string>>;
};

/** The bubble sheet in print, with lines for name and date. It is hidden on the screen. */
export function PrintedSheet({ title, section, letters, answers }: PaperSheetProps) {
  return createPortal(
    <div className={css.paper} aria-hidden>
      <header>
        <h1>{title}</h1>
        <h2>{section.title}</h2>
        <p>
          <span>Name</span>
          <span>Date</span>
        </p>
      </header>
      <ol style={{ '--columns': section.columns } as CSSProperties}>
        {letters.map((choices, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its number
          <li key={at}>
            <b>{at + 1}</b>
            {choices ? (
              choices.map((letter) => (
                <i key={letter} data-chosen={answers[at + 1] === letter || undefined}>
                  {letter}
                </i>
              ))
            ) : (
              <u>{answers[at + 1]}</u>
            )}
          </li>
        ))}
      </ol>
    </div>,
    document.body,
  );
}
