import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { ExamQuestion } from '@fourfold/core/contract/content';
import { paperSections } from '@fourfold/core/exams/exam-editions';
import { examFamilies } from '@fourfold/core/wire/exams/exam-family';
import { useQuery } from '@tanstack/react-query';
import { ExpandableRow, LoadedLevel, type LocationPicker, LocationRow, Rows } from './location-tree.tsx';

type Family = keyof typeof examFamilies;
const examCalls = { sat: 'GET /sats/test_sats', act: 'GET /acts/test_acts' } as const;
const numberQueries = {
  sat: (id: string) => callQuery(apiQuery('GET /sat_questions', { query: { sat_id: id } })),
  act: (id: string) => callQuery(apiQuery('GET /act_questions', { query: { act_id: id } })),
};

/** The tree of SATs or ACTs, their sections and the numbers that have a topic, to pick a location of problem sets. */
export function ExamLocationTree({ family, ...picking }: LocationPicker & { family: Family }) {
  const list = useQuery({ ...callQuery(apiQuery(examCalls[family])), throwOnError: false });
  return (
    <LoadedLevel<{ id: string; title: string }> label={`${examFamilies[family].name}s`} query={list}>
      {({ id, title }) => (
        <ExpandableRow key={id} title={title}>
          {() => <Sections family={family} exam={id} {...picking} />}
        </ExpandableRow>
      )}
    </LoadedLevel>
  );
}

function Sections({ family, exam, ...picking }: LocationPicker & { family: Family; exam: string }) {
  const numbers = useNumbers(family, exam);
  const numbersWithTopic = numbers.data?.data.filter(({ topic }) => topic !== null) ?? [];
  const sections = paperSections(family).filter(({ type }) => numbersWithTopic.some((number) => number.type === type));
  return (
    <LoadedLevel query={{ ...numbers, data: numbers.data && { data: sections } }}>
      {({ type, title }) => (
        <ExpandableRow key={type} title={title}>
          {() => (
            <Rows
              of={numbersWithTopic.filter((number) => number.type === type)}
              row={(number) => <LocationRow key={number.id} setLocation={locationOf(family, number)} {...picking} />}
            />
          )}
        </ExpandableRow>
      )}
    </LoadedLevel>
  );
}

/** Hooks cannot be conditional: both queries are created, and only the one of the family is enabled. */
function useNumbers(family: Family, exam: string) {
  const sat = useQuery({ ...numberQueries.sat(exam), enabled: family === 'sat', throwOnError: false });
  const act = useQuery({ ...numberQueries.act(exam), enabled: family === 'act', throwOnError: false });
  return family === 'sat' ? sat : act;
}

function locationOf(family: Family, { id, position, topic }: ExamQuestion) {
  const kind = family === 'sat' ? ('sat_question' as const) : ('act_question' as const);
  return { kind, id, title: `${position + 1}. ${topic?.title ?? ''}` };
}
