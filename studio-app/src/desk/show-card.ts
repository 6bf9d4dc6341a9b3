import type { DeskStore } from './desk-state.ts';
import { isLeft, keys } from './draft-keys.ts';
import { textNames } from './texts/text-kinds.ts';

/** Opens a card to be read, or where something of it was left in the middle of writing. */
export function showCard(store: DeskStore, id: string): void {
  store.show(id, isLeft(keys.question(id)) ? 'editing' : 'open');
  const writing = textNames.find((name) => isLeft(keys.text(name, id)));
  if (writing) store.write(id, writing);
}
