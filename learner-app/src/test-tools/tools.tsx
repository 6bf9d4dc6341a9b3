import { FloatingPanel } from '@fourfold/ui-kit/floating-panel';
import { LineReader } from '@fourfold/ui-kit/line-reader';
import { Menu } from '@fourfold/ui-kit/menu';
import { Zoom } from '@fourfold/ui-kit/test/zoom';
import { useEffect, useRef, useState } from 'react';
import { Annotating } from './annotating/annotating.tsx';
import type { AnnotationStore } from './annotating/annotation-store.ts';
import { scopeOf } from './annotating/use-part-texts.ts';
import { ReferenceSheet } from './reference/reference-sheet.tsx';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx';
import { textBoxIn } from './text-box.ts';
import { type ToolName, toolKeys } from './tool-keys.ts';
import css from './tools.module.css';
import { ToolsLabel } from './tools-label.tsx';
import { useTextSize } from './use-text-size.ts';
import { useShortcutTable } from './view/shortcut-table.ts';

type ToolsProps = {
  question: { id: string; is_math: boolean };
  store: AnnotationStore;
  /** Size of the question's text in percent. */
  zoom: number;
  onZoom(percent: number): void;
  /** The tool, or the menu, that was requested while this code was loading. */
  startWith?: ToolName | 'menu' | undefined;
};

/** The tools of a question: their menu, their keys, and those that are open. */
export function Tools({ question, store, zoom, onZoom, startWith }: ToolsProps) {
  const root = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState<ToolName | null>(startWith === 'menu' ? null : (startWith ?? null));
  useTextSize(zoom);
  useEffect(() => {
    if (startWith === 'menu') root.current?.querySelector('button')?.click();
  }, [startWith]);
  const available = (Object.keys(toolKeys) as ToolName[]).filter(
    (name) => (name !== 'reference' || question.is_math) && (name !== 'choose' || store.change),
  );
  const close = () => setOpen(null);
  useShortcutTable(
    'Tools',
    available.map((name) => ({
      ...toolKeys[name],
      keys: [toolKeys[name].key.toUpperCase()],
      run: () => setOpen((before) => (before === name && name !== 'choose' ? null : name)),
    })),
    () => root.current,
  );
  return (
    <span ref={root} className={css.tools}>
      <Menu
        kind="quiet"
        label="Tools"
        items={available.map((name) => ({
          label: toolKeys[name].title,
          content: (
            <span className={css.item}>
              {toolKeys[name].title}
              <kbd>{toolKeys[name].key.toUpperCase()}</kbd>
            </span>
          ),
          onSelect: () => setOpen(name),
        }))}
      >
        <ToolsLabel />
      </Menu>
      <Annotating
        tools={root}
        question={question.id}
        store={store}
        open={open === 'choose' || open === 'notes' ? open : null}
        onClose={close}
      />
      {open === 'reader' && <LineReader {...textBoxIn(scopeOf(root.current))} onClose={close} />}
      {open === 'reference' && question.is_math && <ReferenceSheet onClose={close} />}
      {open === 'size' && (
        <FloatingPanel title="Text size" onClose={close}>
          <Zoom percent={zoom} onZoom={onZoom} />
        </FloatingPanel>
      )}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </span>
  );
}
