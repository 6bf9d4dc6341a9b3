import type { Found } from '@fourfold/core/contract/desk';
import { Field } from '@fourfold/ui-kit/field';
import { type KeyboardEvent, useId, useState } from 'react';
import css from './title-field.module.css';

type TitleFieldProps = {
  label?: string;
  value: string;
  found: readonly Found[];
  /** Whether the option cannot be picked, because the location contains it already. */
  isOff: (one: Found) => boolean;
  message?: string | undefined;
  onType: (text: string) => void;
  onPick: (one: Found) => void;
};

/** A text field for a title, with matching sets below it: arrow keys move, Enter picks. */
export function TitleField({ label = 'Title', value, found, isOff, message, onType, onPick }: TitleFieldProps) {
  const id = useId();
  const [at, setAt] = useState(-1);
  const current = found[at];

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (to !== undefined && found.length > 0) setAt(((to % found.length) + found.length) % found.length);
    else if (event.key === 'Enter' && current && !isOff(current)) pick(current);
    else return;
    event.preventDefault();
  };
  const pick = (one: Found) => {
    onPick(one);
    setAt(-1);
  };

  return (
    <>
      <Field
        label={label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={current && `${id}${at}`}
        autoComplete="off"
        maxLength={200}
        value={value}
        message={message}
        autoFocus
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setAt(-1);
          onType(event.target.value.trimStart());
        }}
      />
      <div id={`${id}list`} className={css.list} role="listbox" aria-label="Problem sets" hidden={found.length === 0}>
        {found.map((one, n) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            key={one.id}
            id={`${id}${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === at}
            aria-disabled={isOff(one) || undefined}
            onClick={() => isOff(one) || pick(one)}
          >
            <span>{one.title}</span>
            <small>{[...one.above, isOff(one) && 'in this place already'].filter(Boolean).join(', ')}</small>
          </div>
        ))}
      </div>
      <p className="vh" role="status">
        {found.length > 0 && `${found.length === 1 ? '1 problem set' : `${found.length} problem sets`} found`}
      </p>
    </>
  );
}
