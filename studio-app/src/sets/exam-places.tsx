import { ask } from '@fourfold/core/client/ask';
import type { ExamQuestion } from '@fourfold/core/contract/content';
import { examFamilies } from '@fourfold/core/exams/families';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../data/query-of.ts';
import { Branch, Leaf, Level, type Picking, Rows } from './places.tsx';

type Family = keyof typeof examFamilies;
const exams = { sat: 'GET /sats/test_sats', act: 'GET /acts/test_acts' } as const;
const numbersOf = {
  sat: (id: string) => queryOf(ask('GET /sat_questions', { query: { sat_id: id } })),
  act: (id: string) => queryOf(ask('GET /act_questions', { query: { act_id: id } })),
};

/**
 * The tree of SATs or ACTs, their sections and the numbers that have a topic, to pick a location of
 * problem sets.
 */
export function ExamPlaces({ family, ...picking }: Picking & { family: Family }) {
  const list = useQuery({ ...queryOf(ask(exams[family])), throwOnError: false });
  return (
    <Level<{ id: string; title: string }> label={`${examFamilies[family].name}s`} query={list}>
      {({ id, title }) => (
        <Branch key={id} title={title}>
          {() => <Sections family={family} exam={id} {...picking} />}
        </Branch>
      )}
    </Level>
  );
}

function Sections({ family, exam, ...picking }: Picking & { family: Family; exam: string }) {
  const numbers = useNumbers(family, exam);
  const named = numbers.data?.data.filter(({ topic }) => topic !== null) ?? [];
  const sections = examFamilies[family].sections.filter(({ type }) => named.some((number) => number.type === type));
  return (
    <Level query={{ ...numbers, data: numbers.data && { data: sections } }}>
      {({ type, title }) => (
        <Branch key={type} title={title}>
          {() => (
            <Rows
              of={named.filter((number) => number.type === type)}
              row={(number) => <Leaf key={number.id} place={placeOf(family, number)} {...picking} />}
            />
          )}
        </Branch>
      )}
    </Level>
  );
}

/**
 * Hooks cannot be conditional: both queries are created, and only the one of the family is enabled.
 */
function useNumbers(family: Family, exam: string) {
  const sat = useQuery({ ...numbersOf.sat(exam), enabled: family === 'sat', throwOnError: false });
  const act = useQuery({ ...numbersOf.act(exam), enabled: family === 'act', throwOnError: false });
  return family === 'sat' ? sat : act;
}

function placeOf(family: Family, { id, position, topic }: ExamQuestion) {
  const kind = family === 'sat' ? ('sat_question' as const) : ('act_question' as const);
  return { kind, id, title: `${position + 1}. ${topic?.title ?? ''}` };
}
