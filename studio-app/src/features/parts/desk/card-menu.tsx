import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import type { Question } from '@fourfold/core/contract/content';
import { MoreIcon } from '@fourfold/ui-kit/icon';
import { Menu } from '@fourfold/ui-kit/menu';
import { useRowMoves } from '@fourfold/ui-kit/sortable';
import { cardActions } from './card-actions.ts';
import type { DeskStore } from './desk-state.ts';

type CardMenuProps = { question: Question; at: number; questionLocation: QuestionLocation; store: DeskStore };

/** The menu of a question card, open or closed. */
export function CardMenu({ question, at, questionLocation, store }: CardMenuProps) {
  const moves = useRowMoves();
  const act = cardActions({ question, questionLocation, store });
  return (
    <Menu
      icon
      kind="quiet"
      label={`More for question ${at + 1}`}
      items={[
        { label: 'Edit', onSelect: act.edit },
        { label: 'Preview', onSelect: act.preview },
        { label: 'Versions', onSelect: act.showVersions },
        { label: 'Create question above', onSelect: act.createAbove },
        { label: 'Create question below', onSelect: act.createBelow },
        ...moves,
        { label: 'Duplicate', onSelect: act.duplicate },
        { label: 'Add to Bucket', onSelect: act.addToBucket },
        { label: 'Delete', danger: true, onSelect: act.remove },
      ]}
    >
      <MoreIcon />
    </Menu>
  );
}
