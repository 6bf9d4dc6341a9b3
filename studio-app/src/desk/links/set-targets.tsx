import { useId, useState } from 'react';
import { TitleField } from '../../sets/title-field.tsx';
import { useTitles } from '../../sets/use-titles.ts';
import { useDesk } from '../desk-state.ts';
import css from './targets.module.css';

type SetTargetsProps = { chosen: string | null; onChoose: (id: string | null) => void };

/** The problem sets of the location, and a field that finds any other by its title. */
export function SetTargets({ chosen, onChoose }: SetTargetsProps) {
  const { sets } = useDesk();
  const name = useId();
  const [typed, type] = useState('');
  const [picked, pick] = useState<string | null>(null);
  const titles = useTitles(picked === null ? typed : '');
  return (
    <>
      {sets.length > 0 && (
        <div className={css.list} role="radiogroup" aria-label="Problem sets of this place">
          {sets.map(({ id, title, isPublish }) => (
            <label key={id} className={css.row}>
              <input
                type="radio"
                name={name}
                checked={id === chosen}
                onChange={() => {
                  type('');
                  pick(null);
                  onChoose(id);
                }}
              />
              <span className={css.line}>{title}</span>
              {!isPublish && <span className="small">Not published</span>}
            </label>
          ))}
        </div>
      )}
      <TitleField
        label={sets.length > 0 ? 'Another by its title' : 'Title'}
        value={typed}
        found={titles.found}
        isOff={() => false}
        onType={(text) => {
          type(text);
          pick(null);
          onChoose(null);
        }}
        onPick={({ id, title }) => {
          type(title);
          pick(id);
          onChoose(id);
        }}
      />
    </>
  );
}
