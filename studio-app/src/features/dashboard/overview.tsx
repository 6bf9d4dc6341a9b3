import { ask } from '@fourfold/core/client/ask';
import type { Topic } from '@fourfold/core/contract/content';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryOf } from '../../data/query-of.ts';
import { backTo, type Exam, examLists } from '../../exams/exam-lists.ts';
import css from './overview.module.css';
import { emptyTopics, type Gap, unscoredExams } from './unfinished.ts';

const kinds = [
  { title: 'Math', path: '/admin/math-topics', asked: ask('GET /topics'), nested: true },
  { title: 'Grammar', path: '/admin/grammar-topics', asked: ask('GET /grammar_topics'), nested: true },
  { title: 'Reading', path: '/admin/reading-topics', asked: ask('GET /reading_topics'), nested: true },
  { title: 'SAT topics', path: '/admin/sat-topics', asked: ask('GET /sat_topics'), nested: false },
] as const;
const exams = [examLists.sat, examLists.act] as const;

const columns = ['Published', 'Sub-topics', 'Sub-sub-topics'] as const;
/** Where there is nothing to count. */
const none = '–';

type Row = { title: string; path: string; published: readonly (string | null)[]; gaps: readonly Gap[] };

/** What is published of each list, and what of it is not finished; each row leads to its list. */
export function Overview() {
  const topics = useQueries({ queries: kinds.map(({ asked }) => ({ ...queryOf(asked), throwOnError: false })) });
  const lists = useQueries({ queries: exams.map(({ list }) => ({ ...queryOf(list), throwOnError: false })) });
  const rows: Row[] = [
    ...exams.map((list, at) => ofExams(list, lists[at]?.data?.data)),
    ...kinds.map((kind, at) => ofTopics(kind, topics[at]?.data?.data)),
  ];
  return (
    <table className={css.table}>
      <caption className="vh">What is published</caption>
      <thead>
        <tr>
          <th scope="col">List</th>
          {columns.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">Not finished</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, path, published, gaps }) => (
          <tr key={path}>
            <th scope="row">
              <Link to={path}>{title}</Link>
            </th>
            {published.map((words, at) => (
              <td key={columns[at]} data-head={columns[at]} data-none={words === none || undefined}>
                {words}
              </td>
            ))}
            <td>
              <ul className={css.gaps}>
                {gaps.map(({ words, to }) => (
                  <li key={words}>
                    <Link to={to}>{words}</Link>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ofExams(list: (typeof exams)[number], all: readonly Exam[] | undefined): Row {
  return {
    title: list.title,
    path: list.path,
    published: [all ? counted(all) : null, none, none],
    gaps: unscoredExams((exam) => backTo(list, exam), all ?? []),
  };
}

function ofTopics({ title, path, nested }: (typeof kinds)[number], all: readonly Topic[] | undefined): Row {
  const subtopics = all?.flatMap((topic) => topic.subtopics);
  const subsubtopics = subtopics?.flatMap((subtopic) => subtopic.subsubtopics);
  return {
    title,
    path,
    published: [all, subtopics, subsubtopics].map((one) => (one ? counted(one) : null)),
    gaps: nested ? emptyTopics(path, all ?? []) : [],
  };
}

function counted(all: readonly { isPublish: boolean }[]): string {
  return all.length === 0 ? none : `${all.filter(({ isPublish }) => isPublish).length} of ${all.length}`;
}
