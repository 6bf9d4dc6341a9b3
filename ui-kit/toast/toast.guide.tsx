import type { Guide } from '../stories/guide.ts';
import { Toast } from './toast.tsx';

const none = () => {};

export const guide: Guide = {
  use: ['For what happened just now, in one line: saved, deleted, failed. Pages call showAlert, which renders it.'],
  instead: [
    { when: 'The user must decide something.', take: 'ConfirmDialog' },
    { when: 'A part of the page could not be loaded.', take: 'ErrorPanel' },
    { when: 'It stays true for every page.', take: 'Banner' },
    { when: 'A field has a wrong value.', take: 'Field' },
  ],
  anatomy: [
    { part: 'Icon', what: 'a tick, a cross or a warning sign.' },
    { part: 'Text', what: 'one sentence; a click on it dismisses the toast.' },
    { part: 'Action', what: 'one button, such as Undo.' },
    { part: 'Ground', what: 'ink; red for errors, light for warnings.' },
  ],
  dos: [
    {
      example: (
        <Toast kind="success" onDismiss={none} action={{ label: 'Undo', onAct: none }}>
          The vertex form deleted Successfully
        </Toast>
      ),
      text: 'Name the item, and offer Undo if it was deleted.',
    },
  ],
  donts: [
    {
      example: (
        <Toast kind="warning" onDismiss={none}>
          Are you sure?
        </Toast>
      ),
      text: 'A question: a toast disappears by itself.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the toast, then to its action.' },
    { key: 'Enter', effect: 'Dismisses the toast, or runs the action and dismisses it.' },
    { key: 'Space', effect: 'The same as Enter.' },
  ],
  screenReader: 'Errors are an alert and read at once; success and warning are a status and read politely.',
  content: ['The specified text, word for word.', 'One sentence of at most 15 words.', 'The action is one verb: Undo.'],
};
