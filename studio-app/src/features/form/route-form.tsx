import type { Form, FormPart } from '@fourfold/core/contract/forms';
import { countedItems } from '@fourfold/core/forms/counted-items';
import { routeProblem } from '@fourfold/core/forms/route-problem';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Field } from '@fourfold/ui-kit/field';
import { type FormEvent, useRef, useState } from 'react';
import css from './form-page.module.css';
import { saveForm } from './save-form.ts';

type RouteFormProps = { form: Form; part: FormPart; route: NonNullable<FormPart['route']> };

/** The number of right answers that leads to the harder second module. It is for the mock and the real test. */
export function RouteForm({ form, part, route: { module, entered, suggested } }: RouteFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(textOf(entered));
  const [shownNumber, setShownNumber] = useState(entered);
  if (shownNumber !== entered) {
    setShownNumber(entered);
    setText(textOf(entered));
  }
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const counted = countedItems(part.modules.find(({ type }) => type === module)?.items ?? []).length;
  const atLeast = text.trim() === '' ? null : Number(text);
  const problem = atLeast === null ? null : routeProblem(form.edition, { module, atLeast }, counted);
  const isChanged = atLeast !== entered;

  async function save(number: number | null) {
    setBusy(true);
    const isSaved = await saveForm(form, { routes: { [module]: number } });
    setBusy(false);
    if (!isSaved) return;
    showAlert('success', 'Route saved');
    // The button that was clicked may have gone.
    input.current?.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setWasSubmitted(true);
    if (!busy && isChanged && problem === null) void save(atLeast);
  }
  return (
    <form className={css.route} onSubmit={submit} noValidate aria-label={`Route in ${part.title}`}>
      <Field
        ref={input}
        label="Right answers that lead to the harder module"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        message={wasSubmitted ? (problem ?? undefined) : undefined}
        note={routeNote(entered, suggested, counted)}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={css.routeActions}>
        <Button type="submit" busy={busy} inactive={!isChanged}>
          Save
        </Button>
        {entered !== null && (
          <Button kind="quiet" busy={busy} onClick={() => void save(null)}>
            Use the suggested number
          </Button>
        )}
      </div>
    </form>
  );
}

function textOf(entered: number | null): string {
  return entered === null ? '' : `${entered}`;
}

function routeNote(entered: number | null, suggested: number, counted: number): string {
  if (counted === 0) return 'It is suggested from the ranks once the first module has questions that count.';
  const of = `Suggested from the ranks: ${suggested} of ${counted} that count.`;
  return entered === null ? `${of} It is used while the field is empty.` : of;
}
