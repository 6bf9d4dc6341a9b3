import type { ScoreReport } from '@fourfold/core/contract/score-report';
import { practiceText } from '@fourfold/core/test-entries/practice-note';
import { type ReactNode, useId } from 'react';
import { DomainTable } from './domain-table.tsx';
import { EarlierTests } from './earlier-tests.tsx';
import { ModuleList } from './module-list.tsx';
import { PracticeList } from './practice-list.tsx';
import css from './report-sections.module.css';

type SectionsProps = {
  report: ScoreReport;
  /** Without links: for a tutor who is logged in as the student and cannot open practice and tests, and on paper. */
  isReader: boolean;
};

/** What is shown below the scores once the review is open. */
export function ReportSections({ report, isReader }: SectionsProps) {
  const { practice, earlier, modules } = report;
  return (
    <>
      <Section title="What to practise next">
        <PracticeList practice={practice} isReader={isReader} />
      </Section>
      <Section title="Domains and skills">
        <DomainTable report={report} />
      </Section>
      {earlier.length > 0 && (
        <Section title={practiceText(modules) ? 'Earlier tests in practice mode' : 'Earlier tests'}>
          <EarlierTests earlier={earlier} />
        </Section>
      )}
      <Section title="Questions">
        <ModuleList report={report} isReader={isReader} />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
