import { ask } from '@fourfold/core/client/ask';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../data/query-of.ts';
import { Branch, Leaf, Level, type Picking, Rows } from './places.tsx';

const calls = { math: 'GET /topics', grammar: 'GET /grammar_topics', reading: 'GET /reading_topics' } as const;

/** The tree of topics, sub-topics and sub-sub-topics, to pick a location of problem sets. */
export function TopicPlaces({ kind, ...picking }: Picking & { kind: keyof typeof calls }) {
  const topics = useQuery({ ...queryOf(ask(calls[kind])), throwOnError: false });
  return (
    <Level label="Topics" query={topics}>
      {(topic) => (
        <Branch key={topic.id} title={topic.title}>
          {() => (
            <Rows
              of={topic.subtopics}
              row={(subtopic) => (
                <Branch key={subtopic.id} title={subtopic.title}>
                  {() => (
                    <Rows
                      of={subtopic.subsubtopics}
                      row={({ id, title }) => <Leaf key={id} place={{ kind: 'subsubtopic', id, title }} {...picking} />}
                    />
                  )}
                </Branch>
              )}
            />
          )}
        </Branch>
      )}
    </Level>
  );
}
