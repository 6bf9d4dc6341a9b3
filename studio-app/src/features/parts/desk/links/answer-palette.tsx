import { useDesk } from '../desk-state.ts';
import { elementIds, focusWhenRendered } from '../focus-when-rendered.ts';
import type { LinkTarget } from './link-options.ts';
import { LinkPalette } from './link-palette.tsx';

type AnswerPaletteProps = {
  questionId: string;
  answerId: string;
  /** Such as "Answer B". */
  name: string;
  /** Adds the target to the draft of the answer. */
  onChoose: (target: LinkTarget) => void;
  onClose: () => void;
};

const kinds = ['question', 'problemset'] as const;

/** The palette for an answer's own link, which is saved with the answer; it can go on to the next answer. */
export function AnswerPalette({ questionId, answerId, name, onChoose, onClose }: AnswerPaletteProps) {
  const { store, questions } = useDesk();
  const at = questions.findIndex(({ id }) => id === questionId);
  const answers = questions[at]?.answers ?? [];
  // An answer that is not saved yet has no neighbours here, and cannot be the source of a new question.
  const answerAt = answers.findIndex(({ id }) => id === answerId);
  const neighbourId = (by: 1 | -1) => (answerAt < 0 ? undefined : answers[answerAt + by]?.id);
  const moveTo = (id: string | undefined) =>
    id === undefined ? null : () => store.link({ at: 'answer', questionId, answerId: id });
  const next = moveTo(neighbourId(1));
  const close = () => {
    onClose();
    focusWhenRendered(elementIds.ownLink(answerId));
  };
  return (
    <LinkPalette
      title="Own link"
      questionId={questionId}
      source={`${name} of question ${at + 1}`}
      sourceName="answer"
      kinds={kinds}
      failure={undefined}
      onNext={next}
      onPrevious={moveTo(neighbourId(-1))}
      onLink={async (target, goesOn) => {
        onChoose(target);
        store.noteTarget(target.id);
        if (goesOn && next) next();
        else close();
        return undefined;
      }}
      onNewQuestion={
        answerAt < 0
          ? null
          : () => {
              onClose();
              store.create(questionId, { at: 'answer', questionId, answerId });
            }
      }
      onClose={close}
    />
  );
}
