import type { userCalls } from '@fourfold/core/contract/users';
import type { Handlers } from '../call/handler.ts';
import { unbuilt } from '../call/unbuilt.ts';

export const userHandlers = {
  'GET /users/admins': unbuilt,
  'GET /users/students': unbuilt,
  'GET /users/tutors': unbuilt,
  'POST /users/admins': unbuilt,
  'POST /users/students': unbuilt,
  'POST /users/tutors': unbuilt,
  'DELETE /users/admins/{id}': unbuilt,
  'DELETE /users/students/{id}': unbuilt,
  'DELETE /users/tutors/{id}': unbuilt,
  'PATCH /users/admins/{id}': unbuilt,
  'PATCH /users/students/{id}': unbuilt,
  'PATCH /users/tutors/{id}': unbuilt,
  'PUT /users/add_role': unbuilt,
  'PUT /users/remove_role': unbuilt,
  'PUT /users/restore': unbuilt,
  'POST /users/invite': unbuilt,
  'POST /users/create_multiple': unbuilt,
  'GET /users/students/{id}/results': unbuilt,
} satisfies Handlers<typeof userCalls>;
