import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import css from './toolbar.module.css';

type RovingState = { current: string | undefined; enter: (tool: string) => void };
const RovingContext = createContext<RovingState>({ current: undefined, enter: () => {} });

/** Props of one toolbar button; only the last used one can be reached by Tab (roving tabindex). */
export function useTabStop(tool: string) {
  const { current, enter } = useContext(RovingContext);
  return { 'data-tool': tool, tabIndex: current === tool ? 0 : -1, onFocus: () => enter(tool) };
}

type ToolbarProps = {
  label: string;
  /** Buttons with text, on the background of their container. */
  plain?: boolean;
  /** Called on Escape: returns to the text. */
  onLeave: () => void;
  children: ReactNode;
};

/** A toolbar of the editor: Tab reaches one button, arrow keys, Home and End the others. */
export function Toolbar({ label, plain, onLeave, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const rovingState = useMemo(() => ({ current, enter: setCurrent }), [current]);
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];

  // The first button is the tab stop, also after the present one was removed.
  useEffect(() => {
    const names = tools().map((tool) => tool.dataset.tool);
    if (!names.includes(current)) setCurrent(names[0]);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.tool) return;
    const all = tools();
    const at = all.indexOf(event.target);
    const targetIndex = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (targetIndex === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (targetIndex === undefined) onLeave();
    else all.at(targetIndex % all.length)?.focus();
  };

  return (
    <div ref={bar} className={css.tools} data-plain={plain} role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      <RovingContext value={rovingState}>{children}</RovingContext>
    </div>
  );
}

/** A group of buttons with a line before it; the last group is at the end of the toolbar. */
export function ToolGroup({ last, children }: { last?: boolean; children: ReactNode }) {
  return (
    <div className={css.group} data-last={last}>
      {children}
    </div>
  );
}
