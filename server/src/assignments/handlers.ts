import type { assignmentCalls } from '@fourfold/core/contract/assignments';
import type { Handlers } from '../call/handler.ts';
import { assignStudents } from './assign-students.ts';
import { patchAssignment, putAssignment } from './complete-assignment.ts';
import { completeAssignments } from './complete-assignments.ts';
import { createAssignment } from './create-assignment.ts';
import { createAssignments } from './create-assignments.ts';
import { deleteAssignment } from './delete-assignment.ts';
import { listAssignable, listAssignableTopics } from './list-assignable.ts';
import { listAssignments } from './list-assignments.ts';

export const assignmentHandlers = {
  'GET /assignments': listAssignments,
  'POST /assignments': createAssignment,
  'POST /assignments/create_multiple': createAssignments,
  'POST /assignments/for_students': assignStudents,
  'GET /assignments/assignable': listAssignable,
  'GET /assignments/topics': listAssignableTopics,
  'PUT /assignments/complete': completeAssignments,
  'PUT /assignments/{id}': putAssignment,
  'PATCH /assignments/{id}': patchAssignment,
  'DELETE /assignments/{id}': deleteAssignment,
} satisfies Handlers<typeof assignmentCalls>;
