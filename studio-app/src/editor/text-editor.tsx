import { showAlert } from '@fourfold/ui-kit/alerts';
import text from '@fourfold/ui-kit/rich-text/rich-text.module.css';
import { isPressed } from '@fourfold/ui-kit/shortcut';
import { type ComponentType, type KeyboardEvent, memo, type RefObject, useEffect, useRef, useState } from 'react';
import { createEditor, type Descendant, Editor } from 'slate';
import { Editable, Slate, withReact } from 'slate-react';
import { takeCaret } from './caret-request.ts';
import { chunkSize, renderChunk } from './chunk.tsx';
import { ContextBar } from './context-bar.tsx';
import { createRichEditor } from './create-rich-editor.ts';
import { EditorTools } from './editor-tools.tsx';
import { documentSchema, type EditorSchema } from './element-kinds.ts';
import { fieldActionOf } from './field-keys.ts';
import type { FieldKeys } from './field-shortcuts.ts';
import { focusAfter } from './focus-after.ts';
import { handleKey } from './handle-key.ts';
import { linkShortcut, type OpenDialog } from './insert-tools.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { selectedFormula } from './math/formula-node.ts';
import { LatexLine } from './math/latex-line.tsx';
import { onMathKey, withMath } from './math/with-math.ts';
import { allowBlockShortcut } from './math/write-formula.ts';
import { MediaDialogs } from './media/media-dialogs.tsx';
import { pasteOptions } from './media/paste-options.ts';
import { UploadList } from './media/upload-list.tsx';
import { NewerText, type RichFieldProps } from './newer-text.tsx';
import { InsertPalette } from './palette/insert-palette.tsx';
import { onPaletteKey, withSlash } from './palette/slash-state.ts';
import { type TakeBlocks, withPaste } from './paste/with-paste.ts';
import { renderElement } from './render-element.tsx';
import { renderLeaf } from './render-leaf.tsx';
import { parseField, serializeField } from './serialize-field.ts';
import { skipSelectionRestore } from './skip-selection-restore.ts';
import { useSelectionSync, writeSelection } from './sync-selection.ts';
import { handleTableArrow } from './table-arrows.ts';
import css from './text-editor.module.css';
import { PlacedToolbar, sharedToolbar } from './toolbar-host.tsx';
import { useChangeReport } from './use-change-report.ts';

export type RichInputProps = RichFieldProps & {
  /** Called with the field after each change, as in the API; an empty string if it is empty. */
  onChange: (field: string) => void;
  /** The actions of its keys as a field of a form. */
  fieldKeys?: FieldKeys | undefined;
  /** May take over what is pasted. */
  onPasteBlocks?: TakeBlocks | undefined;
};

type TextEditorProps = RichInputProps & {
  scheme: EditorSchema;
  /** The dialog that edits tooltips, if the text can have them. */
  Tooltips?: ComponentType<{ onClose: () => void }>;
};

/** The editor of a rich text with its toolbar; the text looks as for learners. */
export function TextEditor({ value, onChange, fieldKeys, onPasteBlocks, ...editorProps }: TextEditorProps) {
  const { scheme } = editorProps;
  const latestPaste = useRef(onPasteBlocks);
  const [editor] = useState(() =>
    createEditorFor(scheme, {
      // In a field of one line, a price is written more often than a formula of its own.
      hasBlockShortcut: editorProps.minHeight !== 0,
      takeBlocks: (blocks, insert) => latestPaste.current?.(blocks, insert) ?? false,
    }),
  );
  const [initial] = useState(() => parseField(value, scheme));
  const report = useChangeReport(editor, () => {
    const serialized = serializeField(editor.children);
    if ('field' in serialized) onChange(serialized.field);
  });
  const latestKeys = useRef(fieldKeys);
  useEffect(() => {
    latestKeys.current = fieldKeys;
    latestPaste.current = onPasteBlocks;
  });
  if (!initial) return <NewerText {...editorProps} value={value} />;
  return <EditorFrame {...editorProps} editor={editor} initial={initial} report={report} fieldKeys={latestKeys} />;
}

type EditorOptions = { hasBlockShortcut: boolean; takeBlocks: TakeBlocks };

function createEditorFor(scheme: EditorSchema, { hasBlockShortcut, takeBlocks }: EditorOptions): Editor {
  const showRefusal = (slip: string) => showAlert('error', `Not possible: ${slip}.`);
  const rich = createRichEditor(withReact(createEditor()), { scheme, onRefusal: showRefusal });
  const own = withMath(withSlash(withPaste(rich, { ...pasteOptions(scheme), takeBlocks })));
  if (hasBlockShortcut && scheme === documentSchema) allowBlockShortcut(own);
  own.getChunkSize = (node) => (Editor.isEditor(node) ? chunkSize : null);
  return own;
}

type EditorFrameProps = Omit<TextEditorProps, 'value' | 'onChange' | 'fieldKeys' | 'onPasteBlocks'> & {
  editor: Editor;
  fieldKeys: RefObject<FieldKeys | undefined>;
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
  keys,
  scheme,
  Tooltips,
  ...own
}: EditorFrameProps) {
  const { editor, initial, report, fieldKeys } = own;
  const frame = useRef<HTMLDivElement>(null);
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const { syncFromBrowser, noteSlateChange } = useSelectionSync(editor);

  // On mount, and at each new request.
  useEffect(() => {
    if (autoFocus) takeCaret(editor, autoFocus === true ? { offset: 'end' } : autoFocus);
  }, [autoFocus, editor]);

  /** Until the next render, the LaTeX line of a formula that the caret has left is still there, and Tab would lead to it. */
  const skipOldLatexLine = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
    key === 'Tab' &&
    !(shiftKey || ctrlKey || metaKey || altKey) &&
    !selectedFormula(editor) &&
    frame.current?.querySelector('textarea') != null &&
    focusAfter(frame.current);

  const onKeyDown = (event: KeyboardEvent) => {
    if (actsOnSelection(event)) syncFromBrowser();
    // Reports before the form handles the key, so that it has the whole text.
    if (event.ctrlKey || event.metaKey || event.key === 'Escape') report.runNow();
    if (onMathKey(editor, event)) return;
    if (onPaletteKey(editor, event)) return event.preventDefault();
    const fieldAction = event.nativeEvent.isComposing
      ? undefined
      : fieldActionOf(editor, event, { ...fieldKeys.current, isLine: minHeight === 0 });
    if (fieldAction) {
      event.preventDefault();
      report.runNow();
      return fieldAction();
    }
    if (isPressed(linkShortcut, event)) setOpenDialog('link');
    else if (event.altKey && event.key === 'F10') lastToolbarStop(frame.current)?.focus();
    else if (!handleTableArrow(editor, event) && !handleKey(editor, event) && !skipOldLatexLine(event)) return;
    writeSelection(editor);
    event.preventDefault();
  };

  return (
    <Slate editor={editor} initialValue={initial} onChange={noteSlateChange} onValueChange={report.schedule}>
      <div ref={frame} className={css.editor}>
        <PlacedToolbar frame={frame}>
          <EditorTools label={label} scheme={scheme} onOpen={setOpenDialog} />
        </PlacedToolbar>
        <Editable
          ref={skipSelectionRestore}
          className={`${text.text} ${css.text}`}
          aria-label={label}
          aria-keyshortcuts={keys ? `${keys} Alt+F10` : 'Alt+F10'}
          data-one-line={minHeight === 0 || undefined}
          style={{ minHeight }}
          renderElement={renderElement}
          renderLeaf={renderLeaf}
          renderChunk={renderChunk}
          onKeyDown={onKeyDown}
          onBlur={report.runNow}
        />
        <InsertPalette scheme={scheme} onOpen={setOpenDialog} />
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
  return ctrlKey || metaKey || key === 'Enter' || key === 'Tab' || key === 'ArrowUp' || key === 'ArrowDown';
}

/** The toolbar of the element at the caret comes before the main toolbar. */
function lastToolbarStop(frame: HTMLElement | null): HTMLElement | undefined {
  const stopsIn = (box: HTMLElement | null | undefined) =>
    Array.from(box?.querySelectorAll<HTMLElement>('[role="toolbar"] [tabindex="0"]') ?? []);
  return stopsIn(frame).at(-1) ?? stopsIn(sharedToolbar(frame)).at(-1);
}
