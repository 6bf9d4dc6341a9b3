import { ask } from '@fourfold/core/client/ask';
import type { Topic } from '@fourfold/core/contract/content';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryOf } from '../../data/query-of.ts';
import css from './dashboard-page.module.css';

const kinds = [
  { title: 'Math', path: '/admin/math-topics', asked: ask('GET /topics') },
  { title: 'Grammar', path: '/admin/grammar-topics', asked: ask('GET /grammar_topics') },
  { title: 'Reading', path: '/admin/reading-topics', asked: ask('GET /reading_topics') },
  { title: 'SAT topics', path: '/admin/sat-topics', asked: ask('GET /sat_topics') },
] as const;

/** What is published of each kind of topic, each row leading to its manager. */
export function Component() {
  const replies = useQueries({ queries: kinds.map(({ asked }) => queryOf(asked)) });
  return (
    <>
      <title>Dashboard · Fourfold Studio</title>
      <PageHead title="Dashboard" note="How much of what is written is published." />
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Topics</th>
              <th scope="col">Sub-topics</th>
              <th scope="col">Sub-sub-topics</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ title, path }, at) => (
              <tr key={path}>
                <th scope="row">
                  <Link to={path}>{title}</Link>
                </th>
                {published(replies[at]?.data?.data ?? []).map(({ of, count, all }) => (
                  <td key={of}>{replies[at]?.data && (all > 0 ? `${count} of ${all}` : '–')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function published(topics: readonly Topic[]) {
  const subtopics = topics.flatMap((topic) => topic.subtopics);
  const subsubtopics = subtopics.flatMap((subtopic) => subtopic.subsubtopics);
  return Object.entries({ topics, subtopics, subsubtopics }).map(([of, all]) => ({
    of,
    count: all.filter(({ isPublish }) => isPublish).length,
    all: all.length,
  }));
}
