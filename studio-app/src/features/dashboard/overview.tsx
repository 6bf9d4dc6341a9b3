import { ask } from '@fourfold/core/client/ask';
import type { Topic } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
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

type Counts = { published: readonly string[]; gaps: readonly Gap[] };

/** What is published of each list, and what of it is not finished; each row leads to its list. */
export function Overview() {
  const topics = useQueries({ queries: kinds.map(({ asked }) => ({ ...queryOf(asked), throwOnError: false })) });
  const lists = useQueries({ queries: exams.map(({ list }) => ({ ...queryOf(list), throwOnError: false })) });
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
        {exams.map((list, at) => (
          <Row
            key={list.path}
            title={list.title}
            path={list.path}
            asked={lists[at]}
            countsOf={({ data }) => ofExams(list, data)}
          />
        ))}
        {kinds.map((kind, at) => (
          <Row
            key={kind.path}
            title={kind.title}
            path={kind.path}
            asked={topics[at]}
            countsOf={({ data }) => ofTopics(kind, data)}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps<Reply> = {
  title: string;
  path: string;
  asked: UseQueryResult<Reply> | undefined;
  countsOf: (reply: Reply) => Counts;
};

function Row<Reply>({ title, path, asked, countsOf }: RowProps<Reply>) {
  return (
    <tr>
      <th scope="row">
        <Link to={path}>{title}</Link>
      </th>
      {asked?.data ? <Cells {...countsOf(asked.data)} /> : <NoCells title={title} asked={asked} />}
    </tr>
  );
}

function Cells({ published, gaps }: Counts) {
  return (
    <>
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
    </>
  );
}

function NoCells({ title, asked }: Pick<RowProps<unknown>, 'title' | 'asked'>) {
  return (
    <td colSpan={columns.length + 1}>
      {asked?.isError ? (
        <span className={css.failed}>
          could not be loaded
          <Button
            kind="quiet"
            aria-label={`Try again: ${title}`}
            busy={asked.isFetching}
            onClick={() => void asked.refetch()}
          >
            Try again
          </Button>
        </span>
      ) : (
        <Skeleton bars={[38]} label={`Loading ${title}`} />
      )}
    </td>
  );
}

function ofExams(list: (typeof exams)[number], all: readonly Exam[]): Counts {
  return {
    published: [counted(all), none, none],
    gaps: unscoredExams((exam) => backTo(list, exam), all),
  };
}

function ofTopics({ path, nested }: (typeof kinds)[number], all: readonly Topic[]): Counts {
  const subtopics = all.flatMap((topic) => topic.subtopics);
  const subsubtopics = subtopics.flatMap((subtopic) => subtopic.subsubtopics);
  return {
    published: [all, subtopics, subsubtopics].map(counted),
    gaps: nested ? emptyTopics(path, all) : [],
  };
}

function counted(all: readonly { isPublish: boolean }[]): string {
  return all.length === 0 ? none : `${all.filter(({ isPublish }) => isPublish).length} of ${all.length}`;
}
