import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import css from './tabs.module.css';

type Tab = {
  id: string;
  label: string;
  /** The number of items in its panel, shown after the label. */
  count?: number | undefined;
};

type TabsProps = {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The tabs, from left to right. */
  tabs: readonly Tab[];
  /** Id of the current tab. */
  current: string;
  /** Called with the id of the tab to show. */
  onChange: (id: string) => void;
  /** The panel of the current tab. */
  children: ReactNode;
};

/** Tabs with one panel: arrows, Home and End move the focus and show the tab at once. */
export function Tabs({ label, tabs, current, onChange, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const labelsKey = tabs.map(({ label, count = '' }) => `${label}${count}`).join();
  // On narrow screens the tabs scroll sideways.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab moves when these change
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // Not scrollIntoView, which moves the page as well.
    if (tab && list.current)
      list.current.scrollLeft = tab.offsetLeft + (tab.offsetWidth - list.current.clientWidth) / 2;
  }, [current, labelsKey]);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    // Relative to the focused tab: `current` may be one render behind after two fast key presses.
    const now = all.indexOf(event.target as HTMLElement);
    const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 }[event.key];
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    all[tabs.indexOf(tab)]?.focus();
  };
  return (
    <>
      <div ref={list} className={css.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${id}panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${id}panel`}
        className={css.panel}
        role="tabpanel"
        aria-labelledby={`${id}${current}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is a stop, so that its text can be read by keyboard
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}
