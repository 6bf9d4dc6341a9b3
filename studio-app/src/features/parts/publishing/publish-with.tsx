import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { UnpublishedPart } from '@fourfold/core/contract/publishing';
import type { TestFlag } from '@fourfold/core/exams/exam-editions';
import { Checkbox } from '@fourfold/ui-kit/checkbox';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { kindLabels } from './kind-labels.ts';
import type { PublishTarget } from './publish-requests.ts';
import css from './publish-with.module.css';

/** A record whose switch is in its row: not a test of an exam. */
export type SwitchTarget = Exclude<PublishTarget, { test: TestFlag }>;

type PublishWithProps = {
  target: SwitchTarget;
  chosen: readonly UnpublishedPart[];
  onChoose: (chosen: readonly UnpublishedPart[]) => void;
};

/**
 * The tree of what is not published above and below a record, to choose what is published with it. Without the reply
 * nothing is shown: the record can be published alone.
 */
export function PublishWith({ target: { kind, id }, chosen, onChoose }: PublishWithProps) {
  const { data } = useQuery({
    ...callQuery(apiQuery('GET /unpublished_parts', { query: { kind, id } })),
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, throwOnError: false, meta: { saysItself: true } },
  });
  const parts = data?.data ?? [];
  const open = parts.filter(({ isPublish }) => !isPublish);
  if (open.length === 0) return null;
  const more = (data?.count ?? 0) - open.length;
  const top = Math.min(...parts.map(({ depth }) => depth));
  const isAll = chosen.length === open.length;
  const toggle = (part: UnpublishedPart) =>
    onChoose(chosen.includes(part) ? chosen.filter((one) => one !== part) : [...chosen, part]);
  return (
    <fieldset className={css.parts}>
      <legend className="label">Publish with it</legend>
      {open.length > 1 && (
        <Checkbox checked={isAll} onChange={() => onChoose(isAll ? [] : open)}>
          All {open.length}
        </Checkbox>
      )}
      <ul>
        {parts.map((part) => (
          // A sequence has the id of its sub-topic.
          <li key={`${part.kind} ${part.id}`} style={{ '--depth': part.depth - top } as CSSProperties}>
            {part.isPublish ? (
              <span className="small">{part.title}</span>
            ) : (
              <Checkbox checked={chosen.includes(part)} onChange={() => toggle(part)}>
                {part.title} <small>{noteOf(part)}</small>
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="small">{`And ${more.toLocaleString('en-US')} more, not listed here.`}</p>}
    </fieldset>
  );
}

/** "sub-topic, above it" or "problem set, 2 findings". */
function noteOf({ kind, isAbove, findings }: UnpublishedPart): string {
  const noun = kind.endsWith('_sequence') ? 'its sequence' : kindLabels[kind].noun;
  const findingText = findings === 1 ? '1 finding' : `${findings} findings`;
  return [noun, ...(isAbove ? ['above it'] : []), ...(findings > 0 ? [findingText] : [])].join(', ');
}
