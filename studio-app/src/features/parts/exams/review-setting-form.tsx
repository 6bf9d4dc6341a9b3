import { addDays, dayAt } from '@fourfold/core/day/day';
import type { ReviewSetting } from '@fourfold/core/exams/exam-review';
import { Button } from '@fourfold/ui-kit/button';
import { Field } from '@fourfold/ui-kit/field';
import { Segmented } from '@fourfold/ui-kit/segmented';
import { Switch } from '@fourfold/ui-kit/switch';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import css from './review-dialog.module.css';
import { dayErrorOf, effectText, openings, reviewFormOf, reviewSettingOf, visibilityText } from './review-form.ts';

type ReviewSettingFormProps = {
  saved: ReviewSetting;
  /** The number of students who wait for the review now. */
  waiting: number;
  busy: boolean;
  onSave: (setting: ReviewSetting) => void;
  onClose: () => void;
};

/** Edits when the review opens, and what students see until then. */
export function ReviewSettingForm({ saved, waiting, busy, onSave, onClose }: ReviewSettingFormProps) {
  const [form, setForm] = useState(() => reviewFormOf(saved));
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [today] = useState(() => dayAt(new Date()));
  const formElement = useRef<HTMLFormElement>(null);
  const dayError = dayErrorOf(form, saved, today);
  const effect = effectText(form, waiting);
  // The browser would focus the first option; focuses the chosen one.
  useEffect(() => formElement.current?.querySelector<HTMLElement>(':checked')?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasSubmitted(true);
    if (busy) return;
    if (dayError) return formElement.current?.querySelector<HTMLElement>('[name="day"]')?.focus();
    onSave(reviewSettingOf(form, saved));
  }
  return (
    <form ref={formElement} className={css.form} onSubmit={submit} noValidate>
      <Segmented
        label="The review opens"
        options={openings}
        value={form.opens}
        onChange={(opens) => setForm({ ...form, opens })}
      />
      {form.opens === 'on_date' && (
        <Field
          name="day"
          label="Date"
          type="date"
          min={addDays(today, 1)}
          max="9999-12-31"
          note="It opens when this day begins."
          message={wasSubmitted ? dayError : undefined}
          value={form.day}
          onChange={({ target }) => setForm({ ...form, day: target.value })}
        />
      )}
      {form.opens !== 'at_once' && (
        <Switch checked={form.showsScore} onChange={({ target }) => setForm({ ...form, showsScore: target.checked })}>
          Students see their score before
        </Switch>
      )}
      <p className="small">{visibilityText(form, today)}</p>
      {effect && <p>{effect}</p>}
      <div className={css.actions}>
        <Button kind="quiet" busy={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" type="submit" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
