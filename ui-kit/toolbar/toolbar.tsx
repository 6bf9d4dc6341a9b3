import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Menu, type MenuItem } from '../menu/menu.tsx';
import { ariaKeyShortcuts, type Shortcut, shortcutText } from '../shortcut/shortcut.ts';
import css from './toolbar.module.css';

/** The tool that Tab reaches: the last used one (roving tabindex). */
type RovingState = { current: string | undefined; enter: (tool: string) => void };
const RovingContext = createContext<RovingState>({ current: undefined, enter: () => {} });

type ToolbarProps = {
  /** Accessible name. */
  label: string;
  /** For buttons with text, on the background of their container. */
  plain?: boolean | undefined;
  /** Called on Escape: returns to the edited text. */
  onLeave: () => void;
  /** Tools, alone or in groups. */
  children: ReactNode;
};

/** Tools that act on a text: Tab reaches one of them, arrow keys, Home and End the others. */
export function Toolbar({ label, plain, onLeave, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const rovingState = useMemo(() => ({ current, enter: setCurrent }), [current]);
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];

  // The first tool is the tab stop, also after the present one was removed, and before the first paint.
  useLayoutEffect(() => {
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

type ToolGroupProps = {
  /** The group is at the end of the toolbar. */
  last?: boolean | undefined;
  /** Tools. */
  children: ReactNode;
};

/** Tools that belong together, with a line before them. */
export function ToolGroup({ last, children }: ToolGroupProps) {
  return (
    <div className={css.group} data-last={last}>
      {children}
    </div>
  );
}

type ToolStyleProps = {
  /** Accessible name; with the shortcut also the title. */
  label: string;
  /** Shown in the title, and announced. */
  shortcut?: Shortcut | undefined;
  /** The present value, if the tool shows it. */
  value?: string | undefined;
  /** An icon, or text in a plain toolbar. */
  children: ReactNode;
};

type ToolButtonProps = ToolStyleProps &
  Omit<ComponentProps<'button'>, 'value'> & {
    /** Whether it is on; undefined if it is not a toggle. */
    pressed?: boolean | undefined;
    /** Stays visible and focusable, but does nothing. */
    disabled?: boolean | undefined;
  };

/** One button of a toolbar. A click does not take the focus and selection from the text. */
export function ToolButton({ label, shortcut, value, pressed, disabled, onClick, ...rest }: ToolButtonProps) {
  const { current, enter } = useContext(RovingContext);
  return (
    <button
      {...rest}
      type="button"
      data-tool={label}
      tabIndex={current === label ? 0 : -1}
      aria-label={value ? `${label} ${value}` : label}
      title={shortcut ? `${label}, ${shortcutText(shortcut)}` : label}
      aria-keyshortcuts={shortcut && ariaKeyShortcuts(shortcut)}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onFocus={() => enter(label)}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onClick}
    />
  );
}

type ToolMenuProps = ToolStyleProps & {
  /** Choices, with `checked`. */
  items: readonly MenuItem[];
  /** Choices per row. */
  columns?: number | undefined;
  /** Several choices can be chosen at once. */
  multiple?: boolean | undefined;
  /** Label of the choice that is focused first; by default the chosen one. */
  firstFocus?: string | undefined;
};

/** A tool that opens a menu of choices. */
export function ToolMenu({ shortcut, value, children, ...menu }: ToolMenuProps) {
  return (
    <Menu
      {...menu}
      align="start"
      renderButton={(button) => (
        <ToolButton {...button} label={menu.label} shortcut={shortcut} value={value}>
          {children}
        </ToolButton>
      )}
    >
      {children}
    </Menu>
  );
}

type ToolStripProps = {
  /** Names the element that the tools are for. */
  label: string;
  /** `label` if the content is a field that the strip labels. */
  as?: 'div' | 'label' | undefined;
  /** A plain toolbar, a link or a field. */
  children: ReactNode;
};

/** A strip under a text for the element at the caret: its name, then its tools or its field. */
export function ToolStrip({ label, as: Element = 'div', children }: ToolStripProps) {
  return (
    <Element className={css.strip}>
      <span className="label" aria-hidden={Element === 'div' || undefined}>
        {label}
      </span>
      {children}
    </Element>
  );
}
