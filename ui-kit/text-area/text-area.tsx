import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field/field-frame.tsx';

export type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, keyof FieldFrameProps | 'className'>;

/** A text field of several lines, with its label; `message` is the error. */
export function TextArea({ label, message, note, aside, id, rows = 4, ...input }: TextAreaProps) {
  return (
    <FieldFrame label={label} message={message} note={note} aside={aside} id={id}>
      {(control) => <textarea rows={rows} {...input} {...control} />}
    </FieldFrame>
  );
}
