import { imageMessages } from '../authoring/image-limits.ts';
import type { RefusalTexts } from './reasons.ts';

const changedSince = (record: string) =>
  `This ${record} has been changed meanwhile. This is the ${record} as it is now.`;

/** Refusals about what authors write: questions, problem sets, topics, exams, media and the recycle bin. */
export const contentRefusals = {
  /** A rich text or a sheet that cannot be read; `problem` names the location. */
  invalid_content: { reason: 'unreadable_content', text: ({ problem }: { problem: string }) => problem },
  record_deleted: { reason: 'gone', text: ({ record }: { record: string }) => `This ${record} was deleted meanwhile.` },
  id_taken: {
    reason: 'conflict',
    text: ({ record }: { record: string }) =>
      `This id already names another ${record}: give each ${record} an id of its own`,
  },
  question_changed: { reason: 'conflict', text: changedSince('question') },
  answer_changed: { reason: 'conflict', text: changedSince('answer') },
  problem_set_changed: { reason: 'conflict', text: changedSince('problem set') },
  skill_list_changed: {
    reason: 'conflict',
    text: 'The list of skills has been changed meanwhile. This is the list as it is now.',
  },
  unknown_skill: {
    reason: 'unreadable_content',
    text: ({ skill }: { skill: string }) => `skill_codes: there is no skill “${skill}”. It may have been deleted.`,
  },
  list_changed: { reason: 'conflict', text: 'The list has changed meanwhile. This is the list as it is now.' },

  location_missing: {
    reason: 'malformed',
    text: ({ of, names }: { of: string; names: readonly string[] }) =>
      `Name ${of}: ${names.join(names.length === 2 ? ' or ' : ', ')}`,
  },
  section_missing: {
    reason: 'malformed',
    text: ({ family, variants }: { family: string; variants: readonly string[] }) =>
      `Name the section of the test: ${family}_type, and question_type ${variants.join(' or ')}`,
  },
  /** `problem` is the sentence of the section's rule. */
  section_full: { reason: 'conflict', text: ({ problem }: { problem: string }) => problem },
  no_links_here: { reason: 'malformed', text: 'Questions of problem sets and of tests lead nowhere.' },
  has_typed_answers: {
    reason: 'conflict',
    text: 'This question has free response answers. Delete them before it becomes one with choices.',
  },
  has_choices: {
    reason: 'conflict',
    text: 'This question has choices. Delete them before it becomes a free response question.',
  },
  typed_answer_of_choices: {
    reason: 'conflict',
    text: 'Note: A free response Answer can only be added to a free response Question.',
  },
  choice_of_typed_question: {
    reason: 'conflict',
    text: 'Note: A Non-free response Answer can only be added to a non-free response Question.',
  },
  unknown_kind: {
    reason: 'unreadable_content',
    text: ({ kind }: { kind: string }) =>
      `kind: there is no kind of questions “${kind}”. If it is new, try again when the update has finished.`,
  },
  kind_without_choices: {
    reason: 'malformed',
    text: 'kind: a question of this kind has typed answers and no choices',
  },
  /** `problem` is the sentence of the kind's own check. */
  answer_not_of_kind: { reason: 'conflict', text: ({ problem }: { problem: string }) => problem },
  set_not_there_to_copy: {
    reason: 'not_found',
    text: ({ title }: { title: string }) => `Problem set '${title}' is not there any more to be copied`,
  },
  set_not_in_list: { reason: 'not_found', text: 'Problem set not found in this place' },

  foreign_picture: {
    reason: 'unreadable_content',
    text: ({ host }: { host: string }) =>
      `A picture of ${host} cannot be added. Save it on your device, and insert the file.`,
  },
  foreign_video: {
    reason: 'unreadable_content',
    text: ({ host, allowed }: { host: string; allowed: readonly string[] }) =>
      `A video of ${host} cannot be added. Allowed are videos of ${allowed.join(', ')}.`,
  },
  image_too_large: { reason: 'too_large', text: imageMessages.tooLarge },
  image_too_many_pixels: { reason: 'unreadable_content', text: imageMessages.tooManyPixels },
  image_damaged: { reason: 'unreadable_content', text: imageMessages.damaged },
  image_svg: { reason: 'unreadable_content', text: imageMessages.svg },
  no_image: { reason: 'unreadable_content', text: imageMessages.noImage },

  /** `problem` says of each module what is missing. */
  test_unfinished: {
    reason: 'conflict',
    text: ({ test, problem }: { test: string; problem: string }) => `${test} cannot be published yet. ${problem}`,
  },
  only_super_admin: {
    reason: 'forbidden',
    text: ({ field }: { field: string }) => `${field}: only a super admin may change it`,
  },
  not_in_bin: {
    reason: 'conflict',
    text: ({ title }: { title: string }) => `“${title}” is not in the recycle bin any more: it was restored.`,
  },
  record_erased: {
    reason: 'gone',
    text: ({ record }: { record: string }) => `This ${record} was deleted for good meanwhile.`,
  },
  in_tests: {
    reason: 'conflict',
    text: ({ students }: { students: number }) =>
      `${students === 1 ? '1 student is' : `${students} students are`} in the middle of a test with this. ` +
      'It can be deleted for good once that is submitted.',
  },
  /** `problem` says which location of the record is missing or full. */
  not_restorable: { reason: 'conflict', text: ({ problem }: { problem: string }) => problem },
} as const satisfies RefusalTexts;
