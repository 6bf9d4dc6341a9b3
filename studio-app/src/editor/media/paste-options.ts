import { apiBase } from '@fourfold/app-shell/installation';
import { showAlert } from '@fourfold/ui-kit/alerts';
import type { EditorSchema } from '../element-kinds.ts';
import { type PasteOptions, parseInBrowser } from '../paste/with-paste.ts';
import { addFiles, addPictures } from './add-pictures.ts';

/** The options for pasting into a text with this schema. */
export function pasteOptions({ topKinds }: EditorSchema): PasteOptions {
  const say = (sentence: string) => showAlert('error', sentence);
  const common = {
    parse: parseInBrowser,
    mediaBase: new URL(apiBase, location.href).href.replace(/\/+$/, ''),
    showError: say,
  };
  if (topKinds.includes('image')) return { ...common, pictures: true, addFiles, addPictures };
  const refusePictures = () => say('A tooltip holds words and formulas, no pictures.');
  return { ...common, pictures: false, addFiles: refusePictures, addPictures: refusePictures };
}
