import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import { findingRules } from '@fourfold/core/proofs/finding';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { useState } from 'react';
import { queryClient } from '../../../data/query-client.ts';
import { type MapLocation, mapQuery, useSequenceMap } from '../link-map/map-query.ts';
import { useDesk } from './desk-state.ts';
import css from './doubted-key.module.css';
import { elementIds, focusWhenRendered } from './focus-when-rendered.ts';

/** In an open card: why its imported key must be checked, until the key is changed or accepted. */
export function DoubtedKey({ questionId: id }: { questionId: string }) {
  const { questionLocation } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const findings = useSequenceMap(questionLocation)?.findings ?? [];
  const finding = findings.find(({ node, level }) => node === id && level === 'unchecked');
  if (!finding) return null;
  const accept = async () => {
    setBusy(true);
    // A finding exists only in locations that have a map.
    await acceptKey(questionLocation as MapLocation, id);
    setBusy(false);
  };
  return (
    <article className={css.doubted} aria-label="Unchecked key">
      <h2 className="label">{findingRules[finding.name].title}</h2>
      <p>{finding.text} Change the key, or say that it is right as it is.</p>
      <Button id={elementIds.acceptKey(id)} busy={isBusy} onClick={() => void accept()}>
        The key is right as it is
      </Button>
    </article>
  );
}

async function acceptKey(questionLocation: MapLocation, id: string): Promise<void> {
  if (!(await saveAccepted(questionLocation, { id, accepted: true }))) return;
  focusWhenRendered(elementIds.opener(id));
  const undo = async () => {
    if (await saveAccepted(questionLocation, { id, accepted: false })) focusWhenRendered(elementIds.acceptKey(id));
  };
  showAlert('success', 'Key accepted as it is', { action: { label: 'Undo', onAct: () => void undo() } });
}

async function saveAccepted(questionLocation: MapLocation, body: { id: string; accepted: boolean }): Promise<boolean> {
  if (!(await attempt(api('PUT /questions/accept_key', { body })))) return false;
  await queryClient.invalidateQueries({ queryKey: mapQuery(questionLocation).queryKey });
  return true;
}
