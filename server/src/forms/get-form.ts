import type { Handler } from '../call/handler.ts';
import { presentForm } from './present-form.ts';
import { readFormRow } from './read-form.ts';

/** Returns a test on screen in one variant. */
export const getForm: Handler<'GET /forms/{id}'> = async ({ params: { id }, query: { variant } }, { db }) =>
  await presentForm(db, await readFormRow(db, id), variant);
