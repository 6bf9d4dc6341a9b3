import { callQuery } from '@fourfold/app-shell/call-query';
import { Select } from '@fourfold/ui-kit/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AssignableResults, type ChoiceProps } from './assignable-results.tsx';
import { examsCall } from './assignable-work.ts';

/** Selects a SAT or ACT, and lists its tests: mock and real, all sections or one. */
export function TestBrowser({ chosen, onChoose }: ChoiceProps) {
  const [wanted, setWanted] = useState('');
  const { data, isError } = useQuery({ ...callQuery(examsCall), throwOnError: false });
  const exams = data?.data ?? [];
  const exam = exams.find(({ id }) => id === wanted) ?? exams[0];
  return (
    <>
      <Select
        label="SAT or ACT"
        options={exams.map(({ id, title }) => ({ value: id, label: title }))}
        value={exam?.id ?? ''}
        disabled={exams.length === 0}
        onChange={({ target }) => {
          setWanted(target.value);
          onChoose(null);
        }}
      />
      {exam && (
        <AssignableResults query={{ exam_id: exam.id }} label={`Tests of ${exam.title}`} {...{ chosen, onChoose }} />
      )}
      <p className="small" role="status">
        {isError && 'The tests could not be loaded.'}
        {data && exams.length === 0 && 'No test is published.'}
      </p>
    </>
  );
}
