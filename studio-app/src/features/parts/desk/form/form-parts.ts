import { createContext, use, useEffect, useId } from 'react';
import type { DraftFields, FormDraft } from '../../drafts/use-draft.ts';

/** A part of a question's form, with a draft of its own: the stem, an answer, a text. */
export type FormPart = {
  /** As in a sentence: "answer B". */
  name: string;
  /** Parts are saved in this order. */
  order: number;
  isDirty: () => boolean;
  /** Saves it and deletes its draft; returns whether it was saved. */
  save: () => Promise<boolean>;
  discard: () => void;
};

export type FormParts = ReturnType<typeof createFormParts>;

/** The parts of one form, saved one after another by one button. */
export function createFormParts() {
  const parts = new Map<string, FormPart>();
  const unsaved = () => [...parts.values()].filter((part) => part.isDirty()).sort((a, b) => a.order - b.order);
  return {
    set: (id: string, part: FormPart) => void parts.set(id, part),
    remove: (id: string) => void parts.delete(id),
    isDirty: () => unsaved().length > 0,
    discard() {
      for (const part of unsaved()) part.discard();
    },
    /** Saves what is not saved yet, up to the first part that fails. Returns the names of those that are left. */
    async save(): Promise<readonly string[]> {
      const tried = new Set<string>();
      for (;;) {
        // Read again after each: a saved answer changes the record, and with it the other parts.
        const [part] = unsaved().filter(({ name }) => !tried.has(name));
        if (!part) break;
        tried.add(part.name);
        if (!(await part.save())) break;
      }
      return unsaved().map(({ name }) => name);
    },
  };
}

export const FormPartsContext = createContext<FormParts | null>(null);

/** Makes a draft a part of the form around it. */
export function useFormPart(part: FormPart): void {
  const parts = use(FormPartsContext);
  const id = useId();
  // At each render, so that a save has the present record.
  useEffect(() => parts?.set(id, part));
  useEffect(() => () => parts?.remove(id), [parts, id]);
}

type DraftPart<T extends DraftFields> = Pick<FormPart, 'name' | 'order' | 'save'> & { draft: FormDraft<T> };

/** A part that is one draft. What is typed while it is being saved stays a draft. */
export function draftPart<T extends DraftFields>({ draft, name, order, save }: DraftPart<T>): FormPart {
  return {
    name,
    order,
    isDirty: () => draft.dirty,
    async save() {
      const sent = JSON.stringify(draft.value);
      const isSaved = await save();
      if (isSaved && JSON.stringify(draft.value) === sent) draft.discard();
      return isSaved;
    },
    discard: draft.discard,
  };
}
