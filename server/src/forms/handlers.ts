import type { formCalls } from '@fourfold/core/contract/forms';
import type { Handlers } from '../call/handler.ts';
import { copyForm } from './copy-form.ts';
import { getForm } from './get-form.ts';
import { saveForm } from './save-form.ts';

export const formHandlers = {
  'GET /forms/{id}': getForm,
  'PUT /forms/{id}': saveForm,
  'POST /forms/{id}/copy': copyForm,
} satisfies Handlers<typeof formCalls>;
