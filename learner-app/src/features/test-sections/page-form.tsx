import { Dialog } from '@fourfold/ui-kit/dialog';
import { Navigator } from '@fourfold/ui-kit/navigator';
import { MarginNote, Paper } from '@fourfold/ui-kit/question/paper';
import { QuestionHead } from '@fourfold/ui-kit/question/question-head';
import { MapLegend } from '@fourfold/ui-kit/test/map-legend';
import { TestActions } from '@fourfold/ui-kit/test/test-actions';
import { useState } from 'react';
import { useFocusOnNewQuestion } from '../../question/use-focus-on-new-question.ts';
import { formId } from './form-id.ts';
import css from './page-form.module.css';
import type { TestFormProps } from './test-form-props.ts';

/** One question at a time on the page, with the question map beside it. */
export function PageForm(props: TestFormProps) {
  const { items, question, number, uncertain, onGo, onPrevious, onEnter, main, mark, passage, body, notes, judged } =
    props;
  const [isMapOpen, setIsMapOpen] = useState(false);
  const head = useFocusOnNewQuestion(question.id);
  const go = (id: string) => {
    setIsMapOpen(false);
    onGo(id);
  };
  return (
    <form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <Paper
        head={
          <div ref={head} tabIndex={-1} className={css.head}>
            <QuestionHead number={number} calculator={question.is_calc} uncertain={uncertain} phoneExtra={mark} />
          </div>
        }
        passage={passage}
        aside={
          <>
            <MarginNote label="Question map">
              <Navigator items={items} current={question.id} onGo={(id) => onGo(id)} />
              {!judged && <MapLegend />}
            </MarginNote>
            {notes}
          </>
        }
      >
        {body}
        <TestActions onPrevious={onPrevious} onMap={() => setIsMapOpen(true)} end={mark}>
          {main}
        </TestActions>
      </Paper>
      {isMapOpen && (
        <Dialog title="Question map" onClose={() => setIsMapOpen(false)}>
          <Navigator items={items} current={question.id} onGo={go} />
          {!judged && <MapLegend />}
        </Dialog>
      )}
    </form>
  );
}
