import type { DeskStore } from './desk-state.ts';
import { isLeft, keys } from './draft-keys.ts';
import { textNames } from './texts/text-kinds.ts';

/** Opens a card: in its form if there is an unsaved draft, else to read. */
export function showCard(store: DeskStore, id: string): void {
  store.show(id, isLeft(keys.question(id)) ? 'editing' : 'open');
  const writing = textNames.find((name) => isLeft(keys.text(name, id)));
  if (writing) store.write(id, writing);
}
