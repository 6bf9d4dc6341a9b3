import { PublishSwitch, stateOf } from '../../publishing/publish-switch.tsx';

type SequenceSwitchesProps = {
  kind: 'subtopic' | 'subsubtopic';
  of: { id: string; title: string; isPublish: boolean; isSequencePublish: boolean };
};

/** An item of the tree that has a sequence: both are published, each by itself (3§4). */
export function SequenceSwitches({ kind, of }: SequenceSwitchesProps) {
  const sequence = `${kind}_sequence` as const;
  return (
    <>
      <PublishSwitch kind={kind} {...stateOf(of)} />
      <PublishSwitch kind={sequence} {...stateOf(of)} isPublish={of.isSequencePublish} part="Sequence" />
    </>
  );
}
