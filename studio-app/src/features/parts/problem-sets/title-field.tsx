import type { SearchHit } from '@fourfold/core/contract/desk';
import { Field } from '@fourfold/ui-kit/field';
import { type KeyboardEvent, useId, useState } from 'react';
import css from './title-field.module.css';

type TitleFieldProps = {
  label?: string;
  value: string;
  options: readonly SearchHit[];
  /** Whether the option cannot be picked, because the location contains it already. */
  isDisabled: (one: SearchHit) => boolean;
  message?: string | undefined;
  onType: (text: string) => void;
  onPick: (one: SearchHit) => void;
};

/** A text field for a title, with matching sets below it: arrow keys move, Enter picks. */
export function TitleField({ label = 'Title', value, options, isDisabled, message, onType, onPick }: TitleFieldProps) {
  const id = useId();
  const [activeIndex, setActiveIndex] = useState(-1);
  const current = options[activeIndex];

  const onKeyDown = (event: KeyboardEvent) => {
    const nextIndex = { ArrowDown: activeIndex + 1, ArrowUp: activeIndex - 1 }[event.key];
    if (nextIndex !== undefined && options.length > 0)
      setActiveIndex(((nextIndex % options.length) + options.length) % options.length);
    else if (event.key === 'Enter' && current && !isDisabled(current)) pick(current);
    else return;
    event.preventDefault();
  };
  const pick = (one: SearchHit) => {
    onPick(one);
    setActiveIndex(-1);
  };

  return (
    <>
      <Field
        label={label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={current && `${id}${activeIndex}`}
        autoComplete="off"
        maxLength={200}
        value={value}
        message={message}
        autoFocus
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setActiveIndex(-1);
          onType(event.target.value.trimStart());
        }}
      />
      <div id={`${id}list`} className={css.list} role="listbox" aria-label="Problem sets" hidden={options.length === 0}>
        {options.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            key={one.id}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            aria-disabled={isDisabled(one) || undefined}
            onClick={() => isDisabled(one) || pick(one)}
          >
            <span>{one.title}</span>
            <small>{[...one.above, isDisabled(one) && 'in this place already'].filter(Boolean).join(', ')}</small>
          </div>
        ))}
      </div>
      <p className="vh" role="status">
        {options.length > 0 && `${options.length === 1 ? '1 problem set' : `${options.length} problem sets`} found`}
      </p>
    </>
  );
}
