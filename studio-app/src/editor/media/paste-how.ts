import { showAlert } from '@fourfold/ui-kit/alerts';
import { apiBase } from '../../session/installation.ts';
import { type PasteHow, parseInBrowser } from '../paste/with-paste.ts';
import { addFiles, addPictures } from './add-pictures.ts';

/** How the studio pastes. */
export const pasteHow: PasteHow = {
  parse: parseInBrowser,
  mediaBase: new URL(apiBase, location.href).href.replace(/\/+$/, ''),
  say: (sentence) => showAlert('error', sentence),
  addFiles,
  addPictures,
};
