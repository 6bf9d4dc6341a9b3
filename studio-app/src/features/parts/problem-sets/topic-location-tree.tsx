import type { PracticeTopicKind } from '@fourfold/core/topics/topic-kinds';
import { useQuery } from '@tanstack/react-query';
import { treeQuery } from '../topic-tree/tree-cache.ts';
import { ExpandableRow, LoadedLevel, type LocationPicker, LocationRow, Rows } from './location-tree.tsx';

/** The tree of topics, sub-topics and sub-sub-topics, to pick a location of problem sets. */
export function TopicLocationTree({ kind, ...picking }: LocationPicker & { kind: PracticeTopicKind }) {
  const topics = useQuery({ ...treeQuery(kind), throwOnError: false });
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
