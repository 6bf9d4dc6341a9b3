import type { Question } from '@fourfold/core/contract/content';
import { isEmptyDocument } from '@fourfold/core/rich-text/is-empty';
import { plainText } from '@fourfold/core/rich-text/plain-text';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { useDesk } from '../desk-state.ts';
import { partIds } from '../focus-when-there.ts';
import { saysSomething } from '../rich.tsx';
import { CopyIntoExplanation } from '../texts/copy-into-explanation.tsx';
import { textKinds, textNames } from '../texts/text-kinds.ts';
import css from './properties.module.css';

/** The texts of a question with their lengths; a click opens one in the card's form. */
export function PropertyTexts({ question }: { question: Question }) {
  const { store } = useDesk();
  return (
    <section>
      <h2 className="label">Texts</h2>
      {textNames.map((name) => (
        <button
          key={name}
          type="button"
          id={partIds.text(question.id, name)}
          className={css.row}
          onClick={() => store.write(question.id, name)}
        >
          <span>{textKinds[name].title}</span>
          <Length field={question[name]} />
        </button>
      ))}
      {!saysSomething(question.question_exp) && (
        <div className={css.acts}>
          <CopyIntoExplanation question={question} />
        </div>
      )}
    </section>
  );
}

function Length({ field }: { field: string }) {
  const document = readRichField(field);
  if (document === null) return <span className={css.empty}>Cannot be shown</span>;
  if (isEmptyDocument(document)) return <span className={css.empty}>Empty</span>;
  const words = plainText(document).split(/\s+/).filter(Boolean).length;
  return <span className="small num">{words === 1 ? '1 word' : `${words} words`}</span>;
}
