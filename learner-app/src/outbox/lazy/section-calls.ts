import { apiQuery } from '@fourfold/core/client/api-query';
import type { TestSection } from '@fourfold/core/client/outbox/test-action';
import type { Input } from '@fourfold/core/contract/types';

type SectionKey = Omit<TestSection, 'attempt'>;
type SatQuery = Input<'GET /user_sat_test_progresses/get_progress'>['query'];
type ActQuery = Input<'GET /user_act_test_progresses/get_progress'>['query'];

/** The query fields that name a section, by family. The casts are safe: callers pass a section of the family. */
const sectionQuery = {
  sat: ({ exam, section }: SectionKey) => ({ sat_id: exam, sat_type: section as SatQuery['sat_type'] }),
  act: ({ exam, section }: SectionKey) => ({ act_id: exam, act_type: section as ActQuery['act_type'] }),
};

/** The calls that read a section's progress, its questions and its exam, by family. */
export const sectionCalls = {
  sat: {
    ...{
      progresses: 'GET /user_sat_test_progresses/get_progresses',
      scores: 'GET /user_sat_test_progresses/get_sat_scores',
    },
    exam: (id: string) => apiQuery('GET /sats/test_sats/{id}', { params: { id } }),
    progress: (section: SectionKey) =>
      apiQuery('GET /user_sat_test_progresses/get_progress', {
        query: { ...sectionQuery.sat(section), real_test: flag(section.real) },
      }),
    questions: (section: SectionKey) =>
      apiQuery('GET /questions', {
        query: {
          ...sectionQuery.sat(section),
          question_type: section.real ? 'AdminSatRealTest' : 'AdminSatMockTest',
          ...inOrder,
        },
      }),
  },
  act: {
    ...{
      progresses: 'GET /user_act_test_progresses/get_progresses',
      scores: 'GET /user_act_test_progresses/get_act_scores',
    },
    exam: (id: string) => apiQuery('GET /acts/test_acts/{id}', { params: { id } }),
    progress: (section: SectionKey) =>
      apiQuery('GET /user_act_test_progresses/get_progress', {
        query: { ...sectionQuery.act(section), real_test: flag(section.real) },
      }),
    questions: (section: SectionKey) =>
      apiQuery('GET /questions', {
        query: {
          ...sectionQuery.act(section),
          question_type: section.real ? 'AdminActRealTest' : 'AdminActMockTest',
          ...inOrder,
        },
      }),
  },
} as const;

const inOrder = { order_by: 'position', order: 'asc' } as const;

function flag(real: boolean) {
  return real ? 'true' : 'false';
}
