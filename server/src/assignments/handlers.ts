import type { assignmentCalls } from '@fourfold/core/contract/assignments';
import type { Handlers } from '../call/handler.ts';
import { answerNote } from './answer-note.ts';
import { assignMistakes } from './assign-mistakes.ts';
import { changeNote } from './change-note.ts';
import { completeAssignments, patchAssignment, putAssignment } from './complete-assignments.ts';
import { assignStudents, createAssignment, createAssignments } from './create-assignments.ts';
import { deleteAssignment } from './delete-assignment.ts';
import { listAssignable, listAssignableSkills, listAssignableTopics } from './list-assignable.ts';
import { listAssignableExams } from './list-assignable-tests.ts';
import { listAssignments } from './read-assignments.ts';

export const assignmentHandlers = {
  'GET /assignments': listAssignments,
  'POST /assignments': createAssignment,
  'POST /assignments/create_multiple': createAssignments,
  'POST /assignments/mistakes': assignMistakes,
  'POST /assignments/for_students': assignStudents,
  'GET /assignments/assignable': listAssignable,
  'GET /assignments/skills': listAssignableSkills,
  'GET /assignments/exams': listAssignableExams,
  'GET /assignments/topics': listAssignableTopics,
  'PUT /assignments/complete': completeAssignments,
  'PUT /assignments/{id}': putAssignment,
  'PATCH /assignments/{id}': patchAssignment,
  'PUT /assignments/{id}/note': changeNote,
  'PUT /assignments/{id}/answer': answerNote,
  'DELETE /assignments/{id}': deleteAssignment,
} satisfies Handlers<typeof assignmentCalls>;
