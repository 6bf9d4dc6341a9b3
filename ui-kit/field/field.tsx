import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export type FieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, keyof FieldFrameProps | 'className'>;

/** A text field of one line, with its label; `message` is the error. */
export function Field({ label, message, note, aside, id, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} message={message} note={note} aside={aside} id={id}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  );
}
