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

type Place = { current: string | undefined; enter: (tool: string) => void };
const RovingPlace = createContext<Place>({ current: undefined, enter: () => {} });

/** Attributes that give one tool its turn: only the tool that was used last is reached by Tab. */
export function useTurn(tool: string) {
  const { current, enter } = useContext(RovingPlace);
  return { 'data-tool': tool, tabIndex: current === tool ? 0 : -1, onFocus: () => enter(tool) };
}

type ToolbarProps = {
  label: string;
  /** Tools that are words, on the ground of what they stand in. */
  plain?: boolean;
  /** Escape: back to the text. */
  onLeave: () => void;
  children: ReactNode;
};

/** Tools of a text: Tab reaches one of them, arrows, Home and End the others. */
export function Toolbar({ label, plain, onLeave, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, enter] = useState<string>();
  const place = useMemo(() => ({ current, enter }), [current]);
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];

  // The first one has the turn, also when the one that had it has gone.
  useEffect(() => {
    const names = tools().map((tool) => tool.dataset.tool);
    if (!names.includes(current)) enter(names[0]);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.tool) return;
    const all = tools();
    const at = all.indexOf(event.target);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) onLeave();
    else all.at(to % all.length)?.focus();
  };

  return (
    <div ref={bar} className={css.tools} data-plain={plain} role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      <RovingPlace value={place}>{children}</RovingPlace>
    </div>
  );
}

/** Tools that belong together, with a hairline before them; the last ones stand at the end of the line. */
export function ToolGroup({ last, children }: { last?: boolean; children: ReactNode }) {
  return (
    <div className={css.group} data-last={last}>
      {children}
    </div>
  );
}
