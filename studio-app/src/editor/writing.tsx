import { showAlert } from '@fourfold/ui-kit/alerts';
import text from '@fourfold/ui-kit/rich-text/rich-text.module.css';
import { type ComponentType, type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { createEditor, type Descendant, Editor, Transforms } from 'slate';
import { Editable, Slate, withReact } from 'slate-react';
import { chunkSize, drawChunk } from './chunk.tsx';
import { compose } from './compose.ts';
import { ContextBar } from './context-bar.tsx';
import { EditorTools } from './editor-tools.tsx';
import { drawElement } from './elements.tsx';
import { openField, writeField } from './field.ts';
import { linkShortcut, type Opened } from './insert-tools.tsx';
import { pressKey } from './keys.ts';
import type { Scheme } from './kinds.ts';
import { drawLeaf } from './leaf.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { LatexLine } from './math/latex-line.tsx';
import { onMathKey, withMath } from './math/with-math.ts';
import { MediaDialogs } from './media/media-dialogs.tsx';
import { pasteHow } from './media/paste-how.ts';
import { UploadLines } from './media/upload-lines.tsx';
import { withPaste } from './paste/with-paste.ts';
import type { RichInputProps } from './rich-input.tsx';
import { isPressed } from './shortcut.ts';
import { spareSelection } from './spare-selection.ts';
import { arrowInTable } from './table-arrows.ts';
import { takeFocus } from './take-focus.ts';
import { giveSelection, useTakeSelection } from './take-selection.ts';
import { useReport } from './use-report.ts';
import css from './writing.module.css';

type WritingProps = RichInputProps & {
  scheme: Scheme;
  /** The dialog that edits tooltips, if the text can have them. */
  Tooltips?: ComponentType<{ onClose: () => void }>;
};

/** The editor of a rich text with its toolbar; the text looks as for learners. */
export function Writing({ value, onChange, ...drawn }: WritingProps) {
  const { scheme } = drawn;
  const [editor] = useState(() => editorOf(scheme));
  const [initial] = useState(() => openField(value, scheme));
  const report = useReport(editor, () => {
    const written = writeField(editor.children);
    if ('field' in written) onChange(written.field);
  });
  return <Desk {...drawn} editor={editor} initial={initial} report={report} />;
}

function editorOf(scheme: Scheme): Editor {
  const say = (slip: string) => showAlert('error', `Not possible: ${slip}.`);
  const own = withMath(withPaste(compose(withReact(createEditor()), { scheme, say }), pasteHow(scheme)));
  own.getChunkSize = (node) => (Editor.isEditor(node) ? chunkSize : null);
  return own;
}

type DeskProps = Omit<WritingProps, 'value' | 'onChange'> & {
  editor: Editor;
  initial: Descendant[];
  report: ReturnType<typeof useReport>;
};

/**
 * Memoized: on each render Slate sets its selection in the page again, which may be older than the
 * author's last key.
 */
const Desk = memo(function Desk({ label, minHeight = 100, autoFocus, scheme, Tooltips, ...own }: DeskProps) {
  const { editor, initial, report } = own;
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const { take, changed } = useTakeSelection(editor);

  // Once, on mount: sets the caret at the end of the text.
  useEffect(() => {
    if (!autoFocus) return;
    takeFocus(editor);
    Transforms.select(editor, Editor.end(editor, []));
  }, [autoFocus, editor]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (actsOnSelection(event)) take();
    // Reports before the form handles the key, so that it has the whole text.
    if (event.ctrlKey || event.metaKey || event.key === 'Escape') report.now();
    if (onMathKey(editor, event)) return;
    if (isPressed(linkShortcut, event)) setOpened('link');
    else if (event.altKey && event.key === 'F10') toolsOf(frame.current)?.focus();
    else if (!arrowInTable(editor, event) && !pressKey(editor, event)) return;
    giveSelection(editor);
    event.preventDefault();
  };

  return (
    <Slate editor={editor} initialValue={initial} onChange={changed} onValueChange={report.soon}>
      <div ref={frame} className={css.editor}>
        <EditorTools label={label} scheme={scheme} onOpen={setOpened} />
        <Editable
          ref={spareSelection}
          className={`${text.text} ${css.text}`}
          aria-label={label}
          aria-keyshortcuts="Alt+F10"
          style={{ minHeight }}
          renderElement={drawElement}
          renderLeaf={drawLeaf}
          renderChunk={drawChunk}
          onKeyDown={onKeyDown}
          onBlur={report.now}
        />
        <LatexLine frame={frame} />
        <ContextBar onOpen={setOpened} />
        <UploadLines />
      </div>
      <MediaDialogs />
      {opened === 'link' && <LinkDialog onClose={() => setOpened(null)} />}
      {opened === 'tooltip' && Tooltips && <Tooltips onClose={() => setOpened(null)} />}
    </Slate>
  );
});

function actsOnSelection({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || key === 'Tab' || key === 'ArrowUp' || key === 'ArrowDown';
}

/** The toolbar of the element at the caret comes before the main toolbar. */
function toolsOf(frame: HTMLElement | null): HTMLElement | undefined {
  const tools = frame?.querySelectorAll<HTMLElement>('[role="toolbar"] [tabindex="0"]') ?? [];
  return Array.from(tools).at(-1);
}
