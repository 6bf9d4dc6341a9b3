import { Button } from '../../button/button.tsx';
import { Card } from '../../card/card.tsx';
import { PencilIcon } from '../../edit-icons/edit-icons.tsx';
import { DownIcon, MoreIcon, NoCalculatorIcon, PlusIcon } from '../../icon/icon.tsx';
import { Menu } from '../../menu/menu.tsx';
import { MarginNote } from '../../question/paper.tsx';
import { Rank } from '../../rank/rank.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { sampleFormulas } from '../../rich-text/sample-documents.ts';
import { RowHandle, useRowMoves } from '../../sortable/sortable.tsx';
import { Table } from '../../table/table.tsx';
import { TextArea } from '../../text-area/text-area.tsx';
import { ToolButton, Toolbar, ToolGroup, ToolMenu } from '../../toolbar/toolbar.tsx';
import type { DeskQuestion } from './desk-data.ts';
import { none } from './fixtures.tsx';

/** How much of a card is shown. */
export type CardState = 'closed' | 'open' | 'editing';

type DeskCardProps = {
  question: DeskQuestion;
  at: number;
  state: CardState;
  onState: (state: CardState) => void;
};

/** A question of the desk: one line, or its text with its answers, or the form of its text. */
export function DeskCard({ question, at, state, onState }: DeskCardProps) {
  const moves = useRowMoves();
  const isOpen = state !== 'closed';
  const items = [
    ...['Preview', 'Duplicate', 'Add to Bucket'].map((label) => ({ label, onSelect: none })),
    ...moves,
    { label: 'Delete', danger: true, onSelect: none },
  ];
  return (
    <Card
      number={at + 1}
      title={question.text}
      open={isOpen}
      end={
        <>
          {question.hasDraft && 'Draft'}
          <span className="desktop" role="img" aria-label="No calculator">
            <NoCalculatorIcon />
          </span>
          <Rank rank={question.rank} />
          {state === 'open' && (
            <Button kind="quiet" onClick={() => onState('editing')}>
              <PencilIcon />
              Edit
            </Button>
          )}
          <RowHandle />
          <Menu kind="quiet" icon label={`More for question ${at + 1}`} items={items}>
            <MoreIcon />
          </Menu>
          <Button
            kind="quiet"
            icon
            aria-label={`${isOpen ? 'Close' : 'Open'} question ${at + 1}`}
            aria-expanded={isOpen}
            onClick={() => onState(isOpen ? 'closed' : 'open')}
          >
            <DownIcon />
          </Button>
        </>
      }
    >
      {state === 'editing' ? (
        <QuestionForm question={question} at={at} onClose={() => onState('open')} />
      ) : (
        <RichText document={question.document} formulas={sampleFormulas} />
      )}
      <Answers question={question} />
    </Card>
  );
}

const sizes = ['12', '14', '16', '19', '24'].map((label) => ({ label, checked: label === '16', onSelect: none }));
const marks = ['Bold', 'Italic', 'Underline'];

type QuestionFormProps = Pick<DeskCardProps, 'question' | 'at'> & { onClose: () => void };

function QuestionForm({ question, at, onClose }: QuestionFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Toolbar label={`Formatting, Question ${at + 1}`} onLeave={none}>
        <ToolGroup>
          <ToolMenu label="Font size" value="16" items={sizes} columns={3}>
            16
            <DownIcon size={12} />
          </ToolMenu>
        </ToolGroup>
        <ToolGroup>
          {marks.map((label) => (
            <ToolButton key={label} label={label} pressed={false} onClick={none}>
              {label.charAt(0)}
            </ToolButton>
          ))}
        </ToolGroup>
      </Toolbar>
      <TextArea label={`Question ${at + 1}`} rows={5} defaultValue={question.text} />
      <div className="row">
        <Button kind="primary" type="submit">
          Update Question
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Answers({ question: { answers, right } }: { question: DeskQuestion }) {
  return (
    <MarginNote label="Answers">
      <Table
        caption="Answers"
        rows={answers.map((answer, at) => ({ ...answer, letter: 'ABCDEF'.charAt(at) }))}
        keyOf={({ id }) => id}
        columns={[
          { head: 'Letter', hidesHead: true, width: '40px', cell: ({ letter }) => letter },
          {
            head: 'Answer',
            hidesHead: true,
            kind: 'title',
            cell: ({ text, why }) => (
              <>
                {text} {why && <small>{why}</small>}
              </>
            ),
          },
          {
            head: 'State',
            hidesHead: true,
            width: '112px',
            narrow: { label: '' },
            cell: ({ id }) => id === right && 'Right answer',
          },
          {
            head: 'Actions',
            hidesHead: true,
            kind: 'actions',
            width: '64px',
            cell: ({ letter }) => (
              <Menu
                kind="quiet"
                icon
                label={`More for answer ${letter}`}
                items={['Edit', 'Duplicate', 'Add to Bucket', 'Delete'].map((label) => ({ label, onSelect: none }))}
              >
                <MoreIcon />
              </Menu>
            ),
          },
        ]}
      />
      <Button kind="quiet" onClick={none}>
        <PlusIcon />
        New answer
      </Button>
    </MarginNote>
  );
}
