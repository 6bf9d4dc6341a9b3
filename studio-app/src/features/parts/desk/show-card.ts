import type { DeskStore } from './desk-state.ts';
import { hasDraftOf } from './draft-keys.ts';

/** Opens a card: in its form if a part of it has an unsaved draft, else to read. */
export function showCard(store: DeskStore, id: string): void {
  if (hasDraftOf(id)) store.edit(id, null);
  else store.show(id);
}
