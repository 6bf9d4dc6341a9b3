import { showAlert } from '@fourfold/ui-kit/alerts';
import { apiBase } from '../../session/installation.ts';
import type { Scheme } from '../kinds.ts';
import { type PasteHow, parseInBrowser } from '../paste/with-paste.ts';
import { addFiles, addPictures } from './add-pictures.ts';

/** The options for pasting into a text with this schema. */
export function pasteHow({ top }: Scheme): PasteHow {
  const say = (sentence: string) => showAlert('error', sentence);
  const common = { parse: parseInBrowser, mediaBase: new URL(apiBase, location.href).href.replace(/\/+$/, ''), say };
  if (top.includes('image')) return { ...common, pictures: true, addFiles, addPictures };
  const refuse = () => say('A tooltip holds words and formulas, no pictures.');
  return { ...common, pictures: false, addFiles: refuse, addPictures: refuse };
}
