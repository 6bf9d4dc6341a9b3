import type { SequenceMap } from '@fourfold/core/contract/proofs';
import { Button } from '@fourfold/ui-kit/button';
import { Combobox } from '@fourfold/ui-kit/combobox';
import { usePopover } from '@fourfold/ui-kit/popover/use-popover';
import { type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { findInMap } from './find-in-map.ts';
import css from './map.module.css';

export type JumpHandle = { open: () => void };
type JumpProps = { map: SequenceMap; handle: RefObject<JumpHandle | null>; onJump: (record: string) => void };

/** Finds a question by its number or text, or a problem set by its title, and shows it on the map. */
export function Jump({ map, handle, onJump }: JumpProps) {
  const { isOpen, show, hide, buttonProps, panelProps } = usePopover('start');
  const field = useRef<HTMLInputElement>(null);
  // The field is rendered before the panel is shown, so it could not take the focus itself.
  useLayoutEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  useImperativeHandle(handle, () => ({ open: show }));
  return (
    <>
      <Button {...buttonProps} aria-keyshortcuts="G">
        Go to a question
      </Button>
      {isOpen && (
        <div {...panelProps}>
          <JumpForm
            map={map}
            field={field}
            onJump={(record) => {
              hide();
              onJump(record);
            }}
          />
        </div>
      )}
    </>
  );
}

type JumpFormProps = Pick<JumpProps, 'map' | 'onJump'> & { field: RefObject<HTMLInputElement | null> };

function JumpForm({ map, field, onJump }: JumpFormProps) {
  const [text, setText] = useState('');
  const matches = findInMap(map, text);
  const [first] = matches;
  return (
    <form
      className={css.jump}
      onSubmit={(event) => {
        event.preventDefault();
        if (first) onJump(first.id);
      }}
    >
      <Combobox
        ref={field}
        label="Number or words"
        note="Enter goes to the first one."
        listLabel="Questions and problem sets"
        value={text}
        onType={setText}
        options={matches.map(({ id, number, title }) => ({
          id,
          label: number === null ? title : `${number} ${title}`,
          ...(number === null && { note: 'Problem set' }),
        }))}
        onPick={onJump}
        message={text !== '' && !first ? 'No question has this number or these words.' : undefined}
        status={text === '' ? '' : `${matches.length} found`}
      />
    </form>
  );
}
