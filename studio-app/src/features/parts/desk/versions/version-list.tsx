import type { QuestionVersion } from '@fourfold/core/contract/question-versions';
import { Timestamp } from '../../../../shared/timestamp.tsx';
import { authorText, changeText } from './change-texts.ts';
import css from './versions.module.css';

type VersionListProps = {
  versions: readonly QuestionVersion[];
  chosen: number;
  onChoose: (version: number) => void;
};

/** The versions, the newest first; arrow keys and clicks choose one. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  return (
    <fieldset className={css.versions}>
      <legend className="label">Versions</legend>
      {versions.map((one) => {
        const { version, made_at, is_current } = one;
        return (
          <label key={version} className={css.choice}>
            <input
              type="radio"
              name="version"
              className="vh"
              checked={version === chosen}
              onChange={() => onChoose(version)}
            />
            <span>
              <b>{is_current ? `Version ${version}, now` : `Version ${version}`}</b>
              <span className="small">
                <Timestamp at={made_at} />, {authorText(one)}
              </span>
              <span className="small">{changeText(one)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
