import type { Form, FormPart } from '@fourfold/core/contract/forms';
import { type BlueprintCell, blueprintCells } from '@fourfold/core/forms/blueprint';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { type FormEvent, useId, useRef, useState } from 'react';
import css from './blueprint-form.module.css';
import { blueprintTexts, cellId, readBlueprint } from './blueprint-texts.ts';
import { saveForm } from './save-form.ts';

type Module = FormPart['modules'][number];
type BlueprintFormProps = { form: Form; part: FormPart; module: Module; onClose: () => void };

/** Edits how many questions of each domain, rank and kind a module should have. */
export function BlueprintForm({ form, part, module, onClose }: BlueprintFormProps) {
  const id = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const cells = blueprintCells(module, part.domains);
  const [texts, setTexts] = useState(() => blueprintTexts(cells));
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const { blueprint, invalid } = readBlueprint(texts);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWasSubmitted(true);
    if (busy) return;
    if (invalid[0]) return formElement.current?.querySelector<HTMLElement>(`[name="${invalid[0]}"]`)?.focus();
    setBusy(true);
    const isSaved = await saveForm(form, { blueprint: { [module.type]: blueprint } });
    setBusy(false);
    if (!isSaved) return;
    showAlert('success', `Blueprint of ${module.title} saved`);
    onClose();
  }
  const field = (cell: BlueprintCell) => {
    const isInvalid = wasSubmitted && invalid.includes(cellId(cell));
    return (
      <label key={cellId(cell)} className={css.cell}>
        <span>{cell.label}</span>
        <span className="small num">{`${cell.found} of`}</span>
        <input
          name={cellId(cell)}
          className={css.number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          value={texts.find((one) => cellId(one) === cellId(cell))?.text ?? ''}
          onChange={({ target }) =>
            setTexts(texts.map((one) => (cellId(one) === cellId(cell) ? { ...one, text: target.value } : one)))
          }
        />
      </label>
    );
  };
  return (
    <form
      ref={formElement}
      className={css.form}
      onSubmit={submit}
      noValidate
      aria-label={`Blueprint of ${module.title}`}
    >
      <p className="small">
        The questions that students see, and how many you want. Leave a field empty for any number.
      </p>
      {groups.map(({ group, title }) => (
        <fieldset key={group} className={css.group}>
          <legend className="label">{title}</legend>
          {cells.filter((cell) => cell.group === group).map(field)}
        </fieldset>
      ))}
      {wasSubmitted && invalid.length > 0 && (
        <p id={`${id}-error`} className={css.error} role="alert">
          Enter whole numbers from 0 to 200.
        </p>
      )}
      <div className={css.actions}>
        <Button type="submit" busy={busy}>
          Save blueprint
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const groups = [
  { group: 'domains', title: 'Domains' },
  { group: 'ranks', title: 'Difficulty' },
  { group: 'kinds', title: 'Kinds' },
] as const;
