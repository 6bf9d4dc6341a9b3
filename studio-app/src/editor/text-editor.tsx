import { showAlert } from '@fourfold/ui-kit/alerts';
import text from '@fourfold/ui-kit/rich-text/rich-text.module.css';
import { isPressed } from '@fourfold/ui-kit/shortcut';
import { type ComponentType, type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { createEditor, type Descendant, Editor, Transforms } from 'slate';
import { Editable, Slate, withReact } from 'slate-react';
import { chunkSize, renderChunk } from './chunk.tsx';
import { ContextBar } from './context-bar.tsx';
import { createRichEditor } from './create-rich-editor.ts';
import { EditorTools } from './editor-tools.tsx';
import type { EditorSchema } from './element-kinds.ts';
import { handleKey } from './handle-key.ts';
import { linkShortcut, type OpenDialog } from './insert-tools.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { LatexLine } from './math/latex-line.tsx';
import { onMathKey, withMath } from './math/with-math.ts';
import { MediaDialogs } from './media/media-dialogs.tsx';
import { pasteOptions } from './media/paste-options.ts';
import { UploadList } from './media/upload-list.tsx';
import { NewerText, type RichFieldProps } from './newer-text.tsx';
import { withPaste } from './paste/with-paste.ts';
import { renderElement } from './render-element.tsx';
import { renderLeaf } from './render-leaf.tsx';
import { parseField, serializeField } from './serialize-field.ts';
import { skipSelectionRestore } from './skip-selection-restore.ts';
import { useSelectionSync, writeSelection } from './sync-selection.ts';
import { handleTableArrow } from './table-arrows.ts';
import { takeFocus } from './take-focus.ts';
import css from './text-editor.module.css';
import { useChangeReport } from './use-change-report.ts';

export type RichInputProps = RichFieldProps & {
  /** Called with the field after each change, as in the API; an empty string if it is empty. */
  onChange: (field: string) => void;
};

type TextEditorProps = RichInputProps & {
  scheme: EditorSchema;
  /** The dialog that edits tooltips, if the text can have them. */
  Tooltips?: ComponentType<{ onClose: () => void }>;
};

/** The editor of a rich text with its toolbar; the text looks as for learners. */
export function TextEditor({ value, onChange, ...editorProps }: TextEditorProps) {
  const { scheme } = editorProps;
  const [editor] = useState(() => createEditorFor(scheme));
  const [initial] = useState(() => parseField(value, scheme));
  const report = useChangeReport(editor, () => {
    const serialized = serializeField(editor.children);
    if ('field' in serialized) onChange(serialized.field);
  });
  if (!initial) return <NewerText {...editorProps} value={value} />;
  return <EditorFrame {...editorProps} editor={editor} initial={initial} report={report} />;
}

function createEditorFor(scheme: EditorSchema): Editor {
  const showRefusal = (slip: string) => showAlert('error', `Not possible: ${slip}.`);
  const own = withMath(
    withPaste(createRichEditor(withReact(createEditor()), { scheme, onRefusal: showRefusal }), pasteOptions(scheme)),
  );
  own.getChunkSize = (node) => (Editor.isEditor(node) ? chunkSize : null);
  return own;
}

type EditorFrameProps = Omit<TextEditorProps, 'value' | 'onChange'> & {
  editor: Editor;
  initial: Descendant[];
  report: ReturnType<typeof useChangeReport>;
};

/**
 * Memoized: on each render Slate sets its selection in the page again, which may be older than the author's last key.
 */
const EditorFrame = memo(function EditorFrame({
  label,
  minHeight = 100,
  autoFocus,
  scheme,
  Tooltips,
  ...own
}: EditorFrameProps) {
  const { editor, initial, report } = own;
  const frame = useRef<HTMLDivElement>(null);
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const { syncFromBrowser, noteSlateChange } = useSelectionSync(editor);

  // Once, on mount: sets the caret at the end of the text.
  useEffect(() => {
    if (!autoFocus) return;
    takeFocus(editor);
    Transforms.select(editor, Editor.end(editor, []));
  }, [autoFocus, editor]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (actsOnSelection(event)) syncFromBrowser();
    // Reports before the form handles the key, so that it has the whole text.
    if (event.ctrlKey || event.metaKey || event.key === 'Escape') report.runNow();
    if (onMathKey(editor, event)) return;
    if (isPressed(linkShortcut, event)) setOpenDialog('link');
    else if (event.altKey && event.key === 'F10') lastToolbarStop(frame.current)?.focus();
    else if (!handleTableArrow(editor, event) && !handleKey(editor, event)) return;
    writeSelection(editor);
    event.preventDefault();
  };

  return (
    <Slate editor={editor} initialValue={initial} onChange={noteSlateChange} onValueChange={report.schedule}>
      <div ref={frame} className={css.editor}>
        <EditorTools label={label} scheme={scheme} onOpen={setOpenDialog} />
        <Editable
          ref={skipSelectionRestore}
          className={`${text.text} ${css.text}`}
          aria-label={label}
          aria-keyshortcuts="Alt+F10"
          style={{ minHeight }}
          renderElement={renderElement}
          renderLeaf={renderLeaf}
          renderChunk={renderChunk}
          onKeyDown={onKeyDown}
          onBlur={report.runNow}
        />
        <LatexLine frame={frame} />
        <ContextBar onOpen={setOpenDialog} />
        <UploadList />
      </div>
      <MediaDialogs />
      {openDialog === 'link' && <LinkDialog onClose={() => setOpenDialog(null)} />}
      {openDialog === 'tooltip' && Tooltips && <Tooltips onClose={() => setOpenDialog(null)} />}
    </Slate>
  );
});

function actsOnSelection({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || key === 'Tab' || key === 'ArrowUp' || key === 'ArrowDown';
}

/** The toolbar of the element at the caret comes before the main toolbar. */
function lastToolbarStop(frame: HTMLElement | null): HTMLElement | undefined {
  const tools = frame?.querySelectorAll<HTMLElement>('[role="toolbar"] [tabindex="0"]') ?? [];
  return Array.from(tools).at(-1);
}
