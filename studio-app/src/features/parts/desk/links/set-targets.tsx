import { useId, useState } from 'react';
import { TitleField } from '../../problem-sets/title-field.tsx';
import { useTitleSearch } from '../../problem-sets/use-title-search.ts';
import { useDesk } from '../desk-state.ts';
import css from './targets.module.css';

type SetTargetsProps = { chosen: string | null; onChoose: (id: string | null) => void };

/** The problem sets of the location, and a field that finds any other by its title. */
export function SetTargets({ chosen, onChoose }: SetTargetsProps) {
  const { sets } = useDesk();
  const name = useId();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const titles = useTitleSearch(picked === null ? typed : '');
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
                  setTyped('');
                  setPicked(null);
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
        options={titles.options}
        isDisabled={() => false}
        onType={(text) => {
          setTyped(text);
          setPicked(null);
          onChoose(null);
        }}
        onPick={({ id, title }) => {
          setTyped(title);
          setPicked(id);
          onChoose(id);
        }}
      />
    </>
  );
}
