import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Field } from '../field/field.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import css from './combobox.module.css';
import { type ComboboxOption, ComboboxRow } from './combobox-row.tsx';

type ComboboxProps = {
  /** Label of the text field. */
  label: string;
  /** A hint for the input. */
  note?: string | undefined;
  /** Error message; its presence marks the field as invalid. */
  message?: string | undefined;
  /** The text in the field. */
  value: string;
  /** Called with the typed text, which never starts with a space. */
  onType: (text: string) => void;
  /** The options that match the text. */
  options: readonly ComboboxOption[];
  /** Accessible name of the list of options. */
  listLabel: string;
  /** Ids of the chosen options. Its presence allows several choices: each has a tick, and choosing toggles it. */
  chosen?: ReadonlySet<string> | undefined;
  /** Called with the id of the chosen option. */
  onPick: (id: string, keys: PickKeys) => void;
  /**
   * Called with the option that becomes active. Its presence leaves the active option to the owner: a click makes an
   * option active, Enter or a double click picks it, Home and End lead to the first and the last option, and the list
   * has a fixed height.
   */
  onActive?: ((id: string) => void) | undefined;
  /** The id of the active option; only with `onActive`. */
  active?: string | null | undefined;
  /** How many options were found; announced to screen readers. */
  status?: string | undefined;
  /** The options belong to an earlier text: Enter does not choose one. */
  busy?: boolean | undefined;
  /** Label of the placeholder that is shown instead of the list while the first options load. */
  loading?: string | undefined;
  /** Shown instead of the list if the options could not be loaded. */
  error?: ReactNode;
  /** Called when the end of the list comes near, to load further options. */
  onEnd?: (() => void) | undefined;
  /** Ref of the text field. */
  ref?: RefObject<HTMLInputElement | null> | undefined;
};

/** Keys that were down when an option was picked. */
export type PickKeys = { shift: boolean };

/** Options that Page Up and Page Down move by. */
const pageSize = 3;

/** A text field with the matching options below it: arrow keys move through them, Enter chooses. */
export function Combobox(props: ComboboxProps) {
  const { options, listLabel, chosen, onPick, onType, status, busy, loading, error, onEnd, ...others } = props;
  const { active: ownersActive, onActive, ...field } = others;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isMultiple = chosen !== undefined;
  // With one choice, Enter submits the typed text until an arrow key has moved to an option.
  const initialIndex = isMultiple ? 0 : -1;
  const [ownIndex, setOwnIndex] = useState(initialIndex);
  const activeIndex = onActive
    ? options.findIndex((option) => option.id === ownersActive)
    : Math.min(ownIndex, options.length - 1);
  const active = options[activeIndex];
  const isPalette = onActive !== undefined;
  const setActiveIndex = (index: number) => {
    const option = options[index];
    if (!onActive) setOwnIndex(index);
    else if (option) onActive(option.id);
  };
  const activeId = active && `${id}${active.id}`;
  const hasList = !loading && !error;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const pick = (option: ComboboxOption, keys: PickKeys = { shift: false }) => {
    if (option.disabled) return;
    setActiveIndex(isMultiple ? options.indexOf(option) : -1);
    onPick(option.id, keys);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: pageSize, PageUp: -pageSize }[event.key];
    if (step && options.length > 0) {
      setActiveIndex(nextIndex(activeIndex, step, options.length, !isMultiple));
      if (activeIndex + step >= options.length - 1) onEnd?.();
    } else if (isPalette && (event.key === 'Home' || event.key === 'End') && !event.shiftKey) {
      setActiveIndex(event.key === 'Home' ? 0 : options.length - 1);
    } else if (event.key === 'Enter' && active && !active.disabled) {
      if (!busy) pick(active, { shift: event.shiftKey });
    } else return;
    event.preventDefault();
  };

  return (
    <div className={css.combobox} data-multiple={isMultiple || undefined} data-palette={isPalette || undefined}>
      <Field
        {...field}
        role="combobox"
        aria-expanded={hasList && options.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={hasList ? activeId : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        maxLength={200}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          onType(target.value.trimStart());
          if (!isPalette) setOwnIndex(initialIndex);
          list.current?.scrollTo(0, 0);
        }}
      />
      {loading && (
        <div className={css.list}>
          <Skeleton bars={[48, 62, 54]} label={loading} />
        </div>
      )}
      {!loading && error}
      {hasList && (
        <div
          ref={list}
          id={`${id}list`}
          className={css.list}
          role="listbox"
          aria-label={listLabel}
          aria-multiselectable={isMultiple || undefined}
          aria-busy={busy || undefined}
          hidden={!isMultiple && !isPalette && options.length === 0}
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            if (scrollHeight - scrollTop < 2 * clientHeight) onEnd?.();
          }}
        >
          {groupsOf(options).map(({ group, members }) => (
            <ComboboxGroup key={members[0]?.id} title={group}>
              {members.map((option) => (
                <ComboboxRow
                  key={option.id}
                  id={`${id}${option.id}`}
                  option={option}
                  isActive={option === active}
                  isChosen={chosen?.has(option.id)}
                  onClick={isPalette ? ({ id: clicked }) => onActive(clicked) : pick}
                  onDoubleClick={isPalette ? pick : undefined}
                />
              ))}
            </ComboboxGroup>
          ))}
        </div>
      )}
      <p className={isMultiple || isPalette ? css.status : 'vh'} role="status">
        {!busy && status}
      </p>
    </div>
  );
}

/** Adjacent options with the same heading. */
function groupsOf(options: readonly ComboboxOption[]) {
  const groups: { group: string | undefined; members: ComboboxOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}

function ComboboxGroup({ title, children }: { title: string | undefined; children: ReactNode }) {
  if (title === undefined) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div className={css.group} role="group" aria-label={title}>
      <div className="label" aria-hidden="true">
        {title}
      </div>
      {children}
    </div>
  );
}

/** A list that may load further options does not wrap around at its end. */
function nextIndex(index: number, step: number, count: number, isLooping: boolean): number {
  if (!isLooping || Math.abs(step) > 1) return Math.max(0, Math.min(index + step, count - 1));
  const from = index < 0 && step < 0 ? 0 : index;
  return (from + step + count) % count;
}
