import { readGrid } from '@fourfold/core/kinds/student-produced/lazy/grid';
import { typingError } from '@fourfold/core/kinds/student-produced/lazy/typing-error';
import { useId, useState } from 'react';
import { FreeResponse } from '../free-response/free-response.tsx';
import { Directions } from './directions.tsx';
import { GridNumber } from './grid-number.tsx';
import css from './student-produced.module.css';

type StudentProducedProps = {
  /** The typed text. */
  value: string;
  /** Called with the whole text on each change. Characters that cannot be typed do not arrive here. */
  onType: (value: string) => void;
  /** A format error, shown before anything is stored (Q112). */
  hint?: string | undefined;
  /** Set after the check. */
  verdict?: 'right' | 'wrong' | undefined;
  /** An accepted value such as 2/3, shown after a wrong answer. */
  rightAnswer?: string | undefined;
  /** The label above the input. */
  label?: string;
};

/** The answer space of a student-produced response: a few characters, and a preview of the number they are read as. */
export function StudentProduced({ value, onType, hint, verdict, rightAnswer, label }: StudentProducedProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const type = (changed: string) => {
    const text = takenText(changed, value);
    const error = typingError(text);
    // What was stored before the question had this kind can be deleted character by character.
    if (error !== null && text.length >= value.length) return setRefusal(error);
    setRefusal(null);
    onType(text);
  };
  return (
    <>
      <FreeResponse
        short
        number
        value={value}
        onType={type}
        hint={hint}
        refusal={verdict ? undefined : (refusal ?? undefined)}
        verdict={verdict}
        rightAnswer={rightAnswer && <RightAnswer text={rightAnswer} />}
        describedBy={verdict || value.trim() === '' ? undefined : id}
        {...(label !== undefined && { label })}
      >
        {!verdict && (
          <p className={css.preview} id={id}>
            Answer preview: <Preview text={value.trim()} />
          </p>
        )}
      </FreeResponse>
      {!verdict && <Directions />}
    </>
  );
}

/** Signs that phones and copied texts have instead of the minus and the fraction bar. */
const otherSigns: Readonly<Record<string, string>> = { '−': '-', '–': '-', '⁄': '/', '∕': '/' };

/** The text to take over: without spaces around a pasted one. A typed space is not removed, so that it is refused. */
function takenText(changed: string, before: string): string {
  const text = changed.replace(/[−–⁄∕]/g, (sign) => otherSigns[sign] ?? sign);
  return text.trim() === before ? text : text.trim();
}

function Preview({ text }: { text: string }) {
  if (text === '') return null;
  return readGrid(text) ? <GridNumber text={text} /> : <span className={css.unread}>not a number yet</span>;
}

/** An author may have written a value of another form, such as 1,000. */
function RightAnswer({ text }: { text: string }) {
  return /^-?(\d+\.?\d*|\.\d+|\d+\/\d+)$/.test(text) ? <GridNumber text={text} /> : text;
}
