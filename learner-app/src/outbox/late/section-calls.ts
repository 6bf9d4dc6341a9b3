import { ask } from '@fourfold/core/client/ask';
import type { TestSection } from '@fourfold/core/client/outbox/test-deed';
import type { Input } from '@fourfold/core/contract/types';

type About = Omit<TestSection, 'attempt'>;
type SatQuery = Input<'GET /user_sat_test_progresses/get_progress'>['query'];
type ActQuery = Input<'GET /user_act_test_progresses/get_progress'>['query'];

/**
 * The query fields that name a section, by family. The casts are safe: callers pass a section of
 * the family.
 */
const names = {
  sat: ({ exam, section }: About) => ({ sat_id: exam, sat_type: section as SatQuery['sat_type'] }),
  act: ({ exam, section }: About) => ({ act_id: exam, act_type: section as ActQuery['act_type'] }),
};

/** The calls that read a section's progress, its questions and its exam, by family. */
export const sectionCalls = {
  sat: {
    ...{
      progresses: 'GET /user_sat_test_progresses/get_progresses',
      scores: 'GET /user_sat_test_progresses/get_sat_scores',
    },
    exam: (id: string) => ask('GET /sats/test_sats/{id}', { params: { id } }),
    progress: (about: About) =>
      ask('GET /user_sat_test_progresses/get_progress', {
        query: { ...names.sat(about), real_test: flag(about.real) },
      }),
    questions: (about: About) =>
      ask('GET /questions', {
        query: {
          ...names.sat(about),
          question_type: about.real ? 'AdminSatRealTest' : 'AdminSatMockTest',
          ...inOrder,
        },
      }),
  },
  act: {
    ...{
      progresses: 'GET /user_act_test_progresses/get_progresses',
      scores: 'GET /user_act_test_progresses/get_act_scores',
    },
    exam: (id: string) => ask('GET /acts/test_acts/{id}', { params: { id } }),
    progress: (about: About) =>
      ask('GET /user_act_test_progresses/get_progress', {
        query: { ...names.act(about), real_test: flag(about.real) },
      }),
    questions: (about: About) =>
      ask('GET /questions', {
        query: {
          ...names.act(about),
          question_type: about.real ? 'AdminActRealTest' : 'AdminActMockTest',
          ...inOrder,
        },
      }),
  },
} as const;

const inOrder = { order_by: 'position', order: 'asc' } as const;

function flag(real: boolean) {
  return real ? 'true' : 'false';
}
