import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';

/** Which of several editors has the one toolbar that they share. */
type Writers = {
  subscribe: (call: () => void) => () => void;
  /** The editor that was written in last; before, the first one. */
  current: () => string | undefined;
  /** Adds an editor; returns its removal. */
  add: (editor: string) => () => void;
  write: (editor: string) => void;
};

function createWriters(): Writers {
  const calls = new Set<() => void>();
  const editors = new Set<string>();
  let chosen: string | undefined;
  const notify = () => {
    for (const call of calls) call();
  };
  return {
    subscribe(call) {
      calls.add(call);
      return () => calls.delete(call);
    },
    current: () => (chosen !== undefined && editors.has(chosen) ? chosen : editors.values().next().value),
    add(editor) {
      editors.add(editor);
      notify();
      return () => {
        editors.delete(editor);
        notify();
      };
    },
    write(editor) {
      chosen = editor;
      notify();
    },
  };
}

type Host = { writers: Writers; slot: HTMLElement | null };
const HostContext = createContext<Host | null>(null);

type ToolbarHostProps = {
  /** The class of the box around the toolbar; `display: contents` lets it stick to the top of the form. */
  className?: string | undefined;
  children: ReactNode;
};

/** A form of several rich texts with one toolbar above them, which acts on the text that has the caret. */
export function ToolbarHost({ className, children }: ToolbarHostProps) {
  const [writers] = useState(createWriters);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <HostContext value={{ writers, slot }}>
      <div ref={setSlot} className={className} data-toolbar-host />
      {children}
    </HostContext>
  );
}

type PlacedToolbarProps = { frame: RefObject<HTMLElement | null>; children: ReactNode };

/**
 * The toolbar of an editor: above its text, or in the form's toolbar while the author writes in this text. A
 * component of its own, so that a change of the text does not render the editors again.
 */
export function PlacedToolbar({ frame, children }: PlacedToolbarProps) {
  const host = use(HostContext);
  return host ? <SharedToolbar host={host} frame={frame} tools={children} /> : children;
}

type SharedToolbarProps = { host: Host; frame: RefObject<HTMLElement | null>; tools: ReactNode };

function SharedToolbar({ host: { writers, slot }, frame, tools }: SharedToolbarProps) {
  const id = useId();
  const isWriter = useSyncExternalStore(writers.subscribe, () => writers.current() === id);
  useEffect(() => writers.add(id), [writers, id]);
  useEffect(() => {
    const element = frame.current;
    const write = () => writers.write(id);
    element?.addEventListener('focusin', write, { capture: true });
    // It may have taken the focus before this effect.
    if (element?.contains(document.activeElement)) write();
    return () => element?.removeEventListener('focusin', write, { capture: true });
  }, [writers, id, frame]);
  return isWriter && slot ? createPortal(tools, slot) : null;
}

/** The toolbar that the editors of a form share, if the text is in such a form. */
export function sharedToolbar(text: Element | null): HTMLElement | undefined {
  for (let one = text?.parentElement; one; one = one.parentElement) {
    const slot = one.querySelector<HTMLElement>(':scope > [data-toolbar-host]');
    if (slot) return slot;
  }
  return undefined;
}
