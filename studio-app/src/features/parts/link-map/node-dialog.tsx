import type { MapFinding, MapSet, SequenceMap } from '@fourfold/core/contract/proofs';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Link } from 'react-router-dom';
import { useDesk } from '../desk/desk-state.ts';
import { QuestionLinks } from '../desk/links/question-links.tsx';
import { RichField } from '../desk/rich-field.tsx';
import { formatFigures } from '../statistics/format-figures.ts';
import { useQuestionStatistics } from '../statistics/use-item-statistics.ts';
import css from './map.module.css';
import { questionTitle, setNote } from './map-labels.ts';

type NodeDialogProps = { map: SequenceMap; node: string; onClose: () => void };

/** The record of a node, its findings and its links, which can be changed here. */
export function NodeDialog({ map, node, onClose }: NodeDialogProps) {
  const findings = map.findings.filter((finding) => finding.node === node);
  const set = map.sets.find(({ id }) => id === node);
  if (set) return <SetNode set={set} findings={findings} onClose={onClose} />;
  return <QuestionNode id={node} findings={findings} onClose={onClose} />;
}

type NodeDialogPartProps = { findings: readonly MapFinding[]; onClose: () => void };

function QuestionNode({ id, findings, onClose }: NodeDialogPartProps & { id: string }) {
  const { questions } = useDesk();
  const item = useQuestionStatistics(id);
  const at = questions.findIndex((one) => one.id === id);
  const question = questions[at];
  if (!question) return null;
  return (
    <Dialog
      wide
      title={questionTitle({ position: at })}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
          <LinkButton as={Link} to={`?question_id=${id}`} kind="primary">
            Open question
          </LinkButton>
        </>
      }
    >
      <div className={css.about}>
        <Findings findings={findings} />
        <div className={css.stem}>
          <RichField field={question.question} formulas={question.formulas} />
        </div>
        {item && <p className="small">{formatFigures(item)}</p>}
        {item?.doubt && <p className={css.found}>{item.doubt}</p>}
        <QuestionLinks question={question} />
      </div>
    </Dialog>
  );
}

function SetNode({ set, findings, onClose }: NodeDialogPartProps & { set: MapSet }) {
  const { title, state, url, can_be_right } = set;
  const { length } = can_be_right;
  return (
    <Dialog
      wide
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
          {state !== 'deleted' && (
            <LinkButton as={Link} to={url} kind="primary">
              Open problem set
            </LinkButton>
          )}
        </>
      }
    >
      <p className="small">
        {['Problem set', `${length} ${length === 1 ? 'question' : 'questions'}`, setNote(set)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Findings findings={findings} />
    </Dialog>
  );
}

/** Findings about questions of a set link to where they are fixed. */
function Findings({ findings }: Pick<NodeDialogPartProps, 'findings'>) {
  if (findings.length === 0) return null;
  return (
    <ul className={css.told} aria-label="Findings">
      {findings.map(({ text, url, level }) => (
        <li key={text} data-level={level}>
          <Link to={url}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
