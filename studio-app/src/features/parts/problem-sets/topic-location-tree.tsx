import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { TopicKind } from '@fourfold/core/contract/content';
import { useQuery } from '@tanstack/react-query';
import { ExpandableRow, LoadedLevel, type LocationPicker, LocationRow, Rows } from './location-tree.tsx';

const topicCalls = {
  math: 'GET /topics',
  grammar: 'GET /grammar_topics',
  reading: 'GET /reading_topics',
} as const satisfies Record<Exclude<TopicKind, 'sat'>, string>;

/** The tree of topics, sub-topics and sub-sub-topics, to pick a location of problem sets. */
export function TopicLocationTree({ kind, ...picking }: LocationPicker & { kind: keyof typeof topicCalls }) {
  const topics = useQuery({ ...callQuery(apiQuery(topicCalls[kind])), throwOnError: false });
  return (
    <LoadedLevel label="Topics" query={topics}>
      {(topic) => (
        <ExpandableRow key={topic.id} title={topic.title}>
          {() => (
            <Rows
              of={topic.subtopics}
              row={(subtopic) => (
                <ExpandableRow key={subtopic.id} title={subtopic.title}>
                  {() => (
                    <Rows
                      of={subtopic.subsubtopics}
                      row={({ id, title }) => (
                        <LocationRow key={id} setLocation={{ kind: 'subsubtopic', id, title }} {...picking} />
                      )}
                    />
                  )}
                </ExpandableRow>
              )}
            />
          )}
        </ExpandableRow>
      )}
    </LoadedLevel>
  );
}
