import { useSearchParams } from 'react-router-dom';
import { useDesk } from '../desk-state.ts';
import { elementIds, focusWhenRendered } from '../focus-when-rendered.ts';
import { LinkPalette } from './link-palette.tsx';
import { type OutcomeStep, stepFrom } from './outcome-steps.ts';
import { type Link, type LinkKind, linkOf, outcomeLabels } from './outcomes.ts';
import { saveLink } from './save-link.ts';

type OutcomePaletteProps = { step: OutcomeStep; failure: string | undefined; onClose: () => void };

/** The palette for the target of an outcome; it can go on to the next outcome of the location. */
export function OutcomePalette({ step, failure, onClose }: OutcomePaletteProps) {
  const { questionLocation, store, questions } = useDesk();
  const [query, setQuery] = useSearchParams();
  const { questionId, outcome, kind } = step;
  const at = questions.findIndex(({ id }) => id === questionId);
  const question = questions[at];
  if (!question) return null;
  const next = stepFrom(questions, step, 1);
  const previous = stepFrom(questions, step, -1);
  const close = () => {
    onClose();
    focusWhenRendered(inProperties(questionId, step, elementIds.toLink(questionId, step)));
  };
  const moveTo = (to: OutcomeStep | null) => (to ? () => store.link({ at: 'outcome', ...to }) : null);
  return (
    <LinkPalette
      key={`${questionId} ${outcome}`}
      title={titles[kind]}
      questionId={questionId}
      source={`${outcomeLabels[outcome].after} to question ${at + 1}`}
      sourceName="outcome"
      kinds={kindsFrom[kind].filter((one) => linkOf(question, { outcome, kind: one }) === null)}
      failure={failure}
      onNext={moveTo(next)}
      onPrevious={moveTo(previous)}
      onLink={async (target, goesOn) => {
        const link = { outcome, kind: target.kind };
        const result = await saveLink(questionLocation, question, link, target.id);
        if (result.at === 'failed') return result.message;
        if (result.at === 'cancelled') return undefined;
        store.noteTarget(target.id);
        if (goesOn && next) store.link({ at: 'outcome', ...next });
        else {
          onClose();
          // The button that opened the palette is disabled now.
          focusWhenRendered(inProperties(questionId, link, elementIds.link(questionId, link)));
        }
        return undefined;
      }}
      onNewQuestion={() => {
        // The form is in the list of questions.
        if (query.get('view') === 'map') setQuery({}, { preventScrollReset: true });
        onClose();
        store.create(questionId, { at: 'outcome', ...step, kind: 'question' });
      }}
      onClose={close}
    />
  );
}

const titles = { question: 'Link question', problemset: 'Link problem set' } as const satisfies Record<
  LinkKind,
  string
>;
/** The kind that the author began with is shown first. */
const kindsFrom: Record<LinkKind, readonly LinkKind[]> = {
  question: ['question', 'problemset'],
  problemset: ['problemset', 'question'],
};

/** A link or its button in the properties of a question, if these are shown, or else the button that opens its card. */
function inProperties(questionId: string, link: Link, id: string): string {
  const areShown = document.getElementById(elementIds.toLink(questionId, link)) !== null;
  return areShown ? id : elementIds.opener(questionId);
}
