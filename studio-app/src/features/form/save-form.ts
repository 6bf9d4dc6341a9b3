import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import type { Form } from '@fourfold/core/contract/forms';
import type { Input } from '@fourfold/core/contract/types';
import { variants } from '@fourfold/core/exams/section';
import { queryClient } from '../../data/query-client.ts';
import { formQuery } from './form-query.ts';

type FormChange = Input<'PUT /forms/{id}'>['body'];

/** Changes are sent one after another, in the order in which they were made. */
let lastSave: Promise<unknown> = Promise.resolve();
let unsaved = 0;

/**
 * Saves a change and shows the form of the reply, unless further changes wait to be sent. If it fails, an alert says why
 * and the page shows the stored form. Returns whether it was saved. Until the reply, the page shows `changed`.
 */
export async function saveForm(
  { id, variant }: Form,
  body: FormChange,
  changed: (form: Form) => Form = (form) => form,
): Promise<boolean> {
  const { queryKey } = formQuery(id, variant);
  unsaved += 1;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Form>(queryKey, (cached) => cached && changed(cached));
  const saving = lastSave.then(() =>
    attempt(api('PUT /forms/{id}', { params: { id }, query: { variant }, body })).finally(() => {
      unsaved -= 1;
    }),
  );
  lastSave = saving;
  const saved = await saving;
  await queryClient.cancelQueries({ queryKey });
  if (unsaved > 0) return saved !== undefined;
  if (saved) queryClient.setQueryData(queryKey, saved);
  else await queryClient.invalidateQueries({ queryKey });
  const [other] = variants.filter((one) => one !== variant);
  if (other) await queryClient.invalidateQueries({ queryKey: formQuery(id, other).queryKey });
  return saved !== undefined;
}

/** Tries a question out, or lets it count again; the page shows it at once. */
export async function setTried(form: Form, item: string, is_tried: boolean): Promise<void> {
  await saveForm(form, { field_test: { [item]: is_tried } }, (shown) => withTried(shown, item, is_tried));
}

function withTried(form: Form, id: string, is_tried: boolean): Form {
  const parts = form.parts.map((part) => ({
    ...part,
    modules: part.modules.map((module) => ({
      ...module,
      items: module.items.map((item) => (item.id === id ? { ...item, is_tried } : item)),
    })),
  }));
  return { ...form, parts };
}
