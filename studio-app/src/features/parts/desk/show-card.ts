import type { DeskStore } from './desk-state.ts';
import { draftKeys, hasUnsavedDraft } from './draft-keys.ts';
import { textNames } from './texts/text-fields.ts';

/** Opens a card: in its form if there is an unsaved draft, else to read. */
export function showCard(store: DeskStore, id: string): void {
  store.show(id, hasUnsavedDraft(draftKeys.question(id)) ? 'editing' : 'open');
  const draftedText = textNames.find((name) => hasUnsavedDraft(draftKeys.text(name, id)));
  if (draftedText) store.write(id, draftedText);
}
