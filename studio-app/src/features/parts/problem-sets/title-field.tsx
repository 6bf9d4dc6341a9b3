import type { SearchHit } from '@fourfold/core/contract/desk';
import { Combobox } from '@fourfold/ui-kit/combobox';

type TitleFieldProps = {
  value: string;
  options: readonly SearchHit[];
  /** Whether the option cannot be picked, because the location contains it already. */
  isDisabled: (one: SearchHit) => boolean;
  message?: string | undefined;
  onType: (text: string) => void;
  onPick: (one: SearchHit) => void;
};

/** A text field for a title, with matching sets below it: arrow keys move, Enter picks. */
export function TitleField({ options, isDisabled, onPick, ...field }: TitleFieldProps) {
  return (
    <Combobox
      {...field}
      label="Title"
      listLabel="Problem sets"
      options={options.map((one) => {
        const disabled = isDisabled(one);
        const note = [...one.above, disabled && 'in this place already'].filter(Boolean).join(', ');
        return { id: one.id, label: one.title, note, disabled };
      })}
      status={countText(options.length)}
      onPick={(id) => {
        const picked = options.find((one) => one.id === id);
        if (picked) onPick(picked);
      }}
    />
  );
}

function countText(count: number): string {
  if (count === 0) return '';
  return `${count === 1 ? '1 problem set' : `${count} problem sets`} found`;
}
