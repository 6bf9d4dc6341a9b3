import { Select } from '@fourfold/ui-kit/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../../../data/query-of.ts';
import { subjects, topicsCall } from './assignable.ts';
import css from './chooser.module.css';
import { type Choosing, Found } from './found.tsx';

/** Selects a subject and a topic, and lists its assignable content. */
export function InTopic({ chosen, onChoose }: Choosing) {
  const [subject, setSubject] = useState<string>(subjects[0]?.value ?? '');
  const [wanted, setWanted] = useState('');
  const all = useQuery({ ...queryOf(topicsCall), throwOnError: false }).data?.data ?? [];
  const topics = all.filter(({ kind }) => kind === subject);
  const topic = topics.find(({ id }) => id === wanted) ?? topics[0];
  return (
    <>
      <div className={css.places}>
        <Select
          label="Subject"
          options={subjects}
          value={subject}
          onChange={({ target }) => {
            setSubject(target.value);
            onChoose(null);
          }}
        />
        <Select
          label="Topic"
          options={topics.map(({ id, title }) => ({ value: id, label: title }))}
          value={topic?.id ?? ''}
          disabled={topics.length === 0}
          onChange={({ target }) => {
            setWanted(target.value);
            onChoose(null);
          }}
        />
      </div>
      {topic && <Found query={{ topic_id: topic.id }} label={`In ${topic.title}`} {...{ chosen, onChoose }} />}
    </>
  );
}
