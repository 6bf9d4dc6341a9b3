import { Dialog } from '@fourfold/ui-kit/dialog';
import css from './keys-dialog.module.css';

const groups: readonly { title: string; keys: readonly (readonly [key: string, effect: string])[] }[] = [
  {
    title: 'The question',
    keys: [
      ['Ctrl Enter', 'Save all of it'],
      ['Escape', 'Cancel; asks first if something was changed'],
      ['Alt L', 'Choose where it leads after a right or wrong answer'],
      ['Tab', 'To the next field: from an answer to its explanation'],
      ['Enter on an empty line', 'To the next part: answers, explanation, help'],
    ],
  },
  {
    title: 'Answers',
    keys: [
      ['Enter', 'To the next answer; after the last one, a new one'],
      ['Alt R', 'Mark the answer as right, or as wrong'],
      ['Alt L', 'Choose the own link of the answer'],
      ['Shift Enter', 'A new line in the answer'],
      ['Backspace in an empty answer', 'Remove it'],
    ],
  },
  {
    title: 'Text',
    keys: [
      ['**bold**', 'Bold; *italic* or _italic_: italic'],
      ['- or 1.', 'With a space at the start of a line: a list; # a heading, > a quote'],
      ['$x$', 'A formula in the line; Ctrl M or $$ on an empty line: on a line of its own'],
      ['/', 'What can be inserted: picture, video, table, passage'],
      ['Ctrl Z', 'Undo; after one of these signs, gives the sign back'],
      ['Ctrl B, I, U, H, K', 'Bold, italic, underline, highlight, link'],
      ['Alt F10', 'To the toolbar; Escape returns to the text'],
    ],
  },
];

/** The keys of a question's form. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      {groups.map(({ title, keys }) => (
        <section key={title} className={css.group}>
          <h3 className="label">{title}</h3>
          <dl>
            {keys.map(([key, effect]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
