import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { UnpublishedPart } from '@fourfold/core/contract/publishing';
import { Checkbox } from '@fourfold/ui-kit/checkbox';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { kindLabels } from './kind-labels.ts';
import type { PublishTarget } from './publish-requests.ts';
import css from './publish-with.module.css';

/** The key of a record with a switch: a sequence has the id of its sub-topic. */
export const keyOfPart = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;

/** What can be published with a record; undefined before the reply, after a failure, and for a test. */
export function usePartsToPublish(
  { kind, id }: PublishTarget,
  willPublish: boolean,
): readonly UnpublishedPart[] | undefined {
  const ofTest = kind === 'sat_test' || kind === 'act_test';
  const request = apiQuery('GET /unpublished_parts', { query: { kind: ofTest ? 'sat' : kind, id } });
  const { data } = useQuery({
    ...callQuery(request),
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, throwOnError: false, meta: { saysItself: true } },
    enabled: willPublish && !ofTest,
  });
  return data?.data;
}

type PublishWithProps = {
  parts: readonly UnpublishedPart[];
  /** Keys of the chosen parts. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** The tree of what is not published above and below a record, to choose what is published with it. */
export function PublishWith({ parts, chosen, onChoose }: PublishWithProps) {
  const open = parts.filter(({ isPublish }) => !isPublish);
  if (open.length === 0) return null;
  const all = new Set(open.map(keyOfPart));
  const top = Math.min(...parts.map(({ depth }) => depth));
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChoose(next);
  };
  return (
    <fieldset className={css.parts}>
      <legend className="label">Publish with it</legend>
      {open.length > 1 && (
        <Checkbox
          checked={chosen.size === all.size}
          onChange={() => onChoose(chosen.size === all.size ? new Set() : all)}
        >
          All {open.length}
        </Checkbox>
      )}
      <ul>
        {parts.map((part) => (
          <li key={keyOfPart(part)} style={{ '--depth': part.depth - top } as CSSProperties}>
            {part.isPublish ? (
              <span className="small">{part.title}</span>
            ) : (
              <Checkbox checked={chosen.has(keyOfPart(part))} onChange={() => toggle(keyOfPart(part))}>
                {part.title} <small>{noteOf(part)}</small>
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** "sub-topic, above it" or "problem set, 2 findings". */
function noteOf({ kind, isAbove, findings }: UnpublishedPart): string {
  const noun = kind.endsWith('_sequence') ? 'its sequence' : kindLabels[kind].noun;
  const findingText = findings === 1 ? '1 finding' : `${findings} findings`;
  return [noun, ...(isAbove ? ['above it'] : []), ...(findings > 0 ? [findingText] : [])].join(', ');
}
