import { Dialog } from '@fourfold/ui-kit/dialog';
import { Navigator } from '@fourfold/ui-kit/navigator';
import { MarginNote, Paper } from '@fourfold/ui-kit/question/paper';
import { QuestionHead } from '@fourfold/ui-kit/question/question-head';
import { MapLegend } from '@fourfold/ui-kit/test/map-legend';
import { TestActions } from '@fourfold/ui-kit/test/test-actions';
import { useState } from 'react';
import { useFocusOnNew } from '../../question/use-focus-on-new.ts';
import { formId } from './form-id.ts';
import type { FormProps } from './form-props.ts';
import css from './page-form.module.css';

/** One question at a time on the page, with the question map beside it. */
export function PageForm(props: FormProps) {
  const { items, question, number, uncertain, onGo, onPrevious, onEnter, main, mark, passage, body, notes, judged } =
    props;
  const [map, setMap] = useState(false);
  const head = useFocusOnNew(question.id);
  const go = (id: string) => {
    setMap(false);
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
            <QuestionHead number={number} calculator={question.is_calc} uncertain={uncertain} phone={mark} />
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
        <TestActions onPrevious={onPrevious} onMap={() => setMap(true)} end={mark}>
          {main}
        </TestActions>
      </Paper>
      {map && (
        <Dialog title="Question map" onClose={() => setMap(false)}>
          <Navigator items={items} current={question.id} onGo={go} />
          {!judged && <MapLegend />}
        </Dialog>
      )}
    </form>
  );
}
