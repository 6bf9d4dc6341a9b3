import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Navigator } from '@fourfold/ui-kit/navigator';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { MapLegend } from '@fourfold/ui-kit/test/map-legend';
import { QuestionTools } from '../../calculator/question-tools.tsx';
import { useFocusOnNewQuestion } from '../../question/use-focus-on-new-question.ts';
import css from './dialog-form.module.css';
import { formId } from './form-id.ts';
import type { TestFormProps } from './test-form-props.ts';

/** Lists the questions of the section by number; each opens in a dialog that leads to the next one (TST-002, Q146). */
export function DialogForm(props: TestFormProps) {
  const { items, question, number, onGo, open, notes, judged } = props;
  const go = (id: string) => onGo(id, true);
  return (
    <>
      <Paper head={<div />} aside={<div className={css.notes}>{notes}</div>}>
        <h2>Questions</h2>
        <p className={css.how}>Press a number to open its question.</p>
        <div className={css.map}>
          <Navigator items={items} current={question.id} onGo={go} />
          {!judged && <MapLegend />}
        </div>
        <Button kind="primary" big onClick={() => go(question.id)}>
          Open question {number}
        </Button>
      </Paper>
      {open && <QuestionDialog {...props} />}
    </>
  );
}

function QuestionDialog(props: TestFormProps) {
  const {
    question,
    number,
    uncertain,
    onOpen,
    onPrevious,
    onEnter,
    main,
    mark,
    clock,
    calculator = null,
    tools,
    passage,
    body,
  } = props;
  const head = useFocusOnNewQuestion(question.id, true);
  return (
    <Dialog
      wide
      title={
        <span className={css.title} data-uncertain={uncertain || undefined}>
          Question {number}
          {uncertain && <span className="vh">, uncertain</span>}
        </span>
      }
      onClose={() => onOpen(false)}
      actions={
        <>
          <Button kind="quiet" onClick={() => onOpen(false)}>
            Close
          </Button>
          <Button disabled={!onPrevious} onClick={onPrevious}>
            Previous
          </Button>
          {main}
        </>
      }
    >
      <div ref={head} tabIndex={-1} className={css.head}>
        {clock && <span className={css.clock}>{clock}</span>}
        {tools}
        <QuestionTools question={question.id} calculator={calculator} />
        {mark}
      </div>
      <div className={css.question}>
        {passage}
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            onEnter();
          }}
        >
          {body}
        </form>
      </div>
    </Dialog>
  );
}
