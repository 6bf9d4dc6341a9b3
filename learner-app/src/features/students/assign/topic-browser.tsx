import { callQuery } from '@fourfold/app-shell/call-query';
import { Select } from '@fourfold/ui-kit/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import css from './assignable-chooser.module.css';
import { AssignableResults, type ChoiceProps } from './assignable-results.tsx';
import { subjects, topicsCall } from './assignable-work.ts';

/** Selects a subject and a topic, and lists its assignable content. */
export function TopicBrowser({ chosen, onChoose }: ChoiceProps) {
  const [subject, setSubject] = useState<string>(subjects[0]?.value ?? '');
  const [wantedTopic, setWantedTopic] = useState('');
  const all = useQuery({ ...callQuery(topicsCall), throwOnError: false }).data?.data ?? [];
  const topics = all.filter(({ kind }) => kind === subject);
  const topic = topics.find(({ id }) => id === wantedTopic) ?? topics[0];
  return (
    <>
      <div className={css.selects}>
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
            setWantedTopic(target.value);
            onChoose(null);
          }}
        />
      </div>
      {topic && (
        <AssignableResults query={{ topic_id: topic.id }} label={`In ${topic.title}`} {...{ chosen, onChoose }} />
      )}
    </>
  );
}
