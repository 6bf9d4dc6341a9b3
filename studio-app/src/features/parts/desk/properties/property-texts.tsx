import type { Question } from '@fourfold/core/contract/content';
import { isEmptyDocument } from '@fourfold/core/rich-text/is-empty';
import { plainText } from '@fourfold/core/rich-text/plain-text';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { useDesk } from '../desk-state.ts';
import { elementIds } from '../focus-when-rendered.ts';
import { hasContent } from '../rich-field.tsx';
import { CopyIntoExplanation } from '../texts/copy-into-explanation.tsx';
import { textFields, textNames } from '../texts/text-fields.ts';
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
          id={elementIds.text(question.id, name)}
          className={css.row}
          onClick={() => store.edit(question.id, name)}
        >
          <span>{textFields[name].title}</span>
          <Length field={question[name]} />
        </button>
      ))}
      {!hasContent(question.question_exp) && (
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
  const wordCount = plainText(document).split(/\s+/).filter(Boolean).length;
  return <span className="small num">{wordCount === 1 ? '1 word' : `${wordCount} words`}</span>;
}
