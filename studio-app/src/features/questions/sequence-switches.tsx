import { PublishSwitch, publishStateOf } from '../parts/publishing/publish-switch.tsx';

type SequenceSwitchesProps = {
  kind: 'subtopic' | 'subsubtopic';
  of: { id: string; title: string; isPublish: boolean; isSequencePublish: boolean };
};

/** The switches of a tree item with a sequence: item and sequence are published separately (PUB-003). */
export function SequenceSwitches({ kind, of }: SequenceSwitchesProps) {
  const sequence = `${kind}_sequence` as const;
  return (
    <>
      <PublishSwitch kind={kind} {...publishStateOf(of)} />
      <PublishSwitch kind={sequence} {...publishStateOf(of)} isPublish={of.isSequencePublish} part="Sequence" />
    </>
  );
}
