import type { Form, FormItem } from '@fourfold/core/contract/forms';
import { kindTitles } from '@fourfold/core/forms/kind-titles';
import { Rank } from '@fourfold/ui-kit/rank';
import { Switch } from '@fourfold/ui-kit/switch';
import { startTransition, useOptimistic } from 'react';
import { Link } from 'react-router-dom';
import css from './form-page.module.css';
import { setTried } from './save-form.ts';

/** One question: its stem, which leads to the desk, skills, kind and rank, and whether it counts. */
export function ItemRow({ form, item, address }: { form: Form; item: FormItem; address: string }) {
  const { id, position, title, skills, kind, rank, is_hidden, is_tried, also_in } = item;
  // Observers of a query are notified in a later task; until then a controlled switch would show its old value.
  const [counts, showCounts] = useOptimistic(!is_tried);
  const setCounts = (checked: boolean) =>
    startTransition(async () => {
      showCounts(checked);
      await setTried(form, id, !checked);
    });
  const name = `Question ${position + 1}`;
  const notes = [
    skills.map((skill) => skill.title).join(', ') || 'No skill',
    kindTitles[kind],
    ...(is_hidden ? ['hidden'] : []),
  ];
  return (
    <li className={css.item} data-quiet={is_hidden || is_tried || undefined}>
      <span className={`num ${css.number}`} aria-hidden>
        {position + 1}
      </span>
      <div className={css.stem}>
        <Link to={address} className={css.stemLink}>
          <span className="vh">{`${name}: `}</span>
          {title || 'Without text'}
        </Link>
        {also_in.length > 0 && <span className="small">{`The same text is in ${also_in.join(', ')}.`}</span>}
      </div>
      <Rank rank={rank} />
      <div className={css.itemNotes}>
        <span className="small">{notes.join(' · ')}</span>
        <Switch checked={counts} disabled={is_hidden} onChange={({ target }) => setCounts(target.checked)}>
          <span className="vh">{`${name}: `}</span>
          Counts
        </Switch>
      </div>
    </li>
  );
}
