import { useDebounced } from '@fourfold/app-shell/use-debounced';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Field } from '@fourfold/ui-kit/field';
import { Tabs } from '@fourfold/ui-kit/tabs';
import { type ComponentType, type FormEvent, useId, useState } from 'react';
import css from './assignable-chooser.module.css';
import { AssignableResults, type ChoiceProps } from './assignable-results.tsx';
import type { AssignableWork } from './assignable-work.ts';
import { SkillBrowser } from './skill-browser.tsx';
import { TestBrowser } from './test-browser.tsx';
import { TopicBrowser } from './topic-browser.tsx';

type AssignableChooserProps = {
  title: string;
  chosen: AssignableWork | null;
  onChoose: (chosen: AssignableWork | null) => void;
  onNext: (chosen: AssignableWork) => void;
  onClose: () => void;
};

/** Milliseconds between the last keystroke and the search. */
const searchDelay = 250;

/** How work is found without its title. */
const browsers = {
  topics: { label: 'Topics', Browser: TopicBrowser },
  skills: { label: 'Skills', Browser: SkillBrowser },
  tests: { label: 'Tests', Browser: TestBrowser },
} as const satisfies Readonly<Record<string, { label: string; Browser: ComponentType<ChoiceProps> }>>;
type BrowserName = keyof typeof browsers;
const browserNames = Object.keys(browsers) as BrowserName[];

/** Dialog to choose what to assign: by a search of titles, by topic, by skill, or from the tests. */
export function AssignableChooser({ title, chosen, onChoose, onNext, onClose }: AssignableChooserProps) {
  const id = useId();
  const [text, setText] = useState(chosen?.title ?? '');
  const search = useDebounced(text.trim(), searchDelay);
  const [browser, setBrowser] = useState<BrowserName>('topics');
  const { Browser } = browsers[browser];

  function next(event: FormEvent) {
    event.preventDefault();
    if (chosen) onNext(chosen);
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" form={id} disabled={chosen === null}>
            Choose due date
          </Button>
        </>
      }
    >
      <form id={id} className={css.chooser} onSubmit={next} noValidate>
        <Field
          label="Sequence, problem set or test"
          type="search"
          note="Type a part of its title, or look through topics, skills or tests."
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onChoose(null);
          }}
        />
        {search === '' ? (
          <Tabs
            label="Look through"
            tabs={browserNames.map((name) => ({ id: name, label: browsers[name].label }))}
            current={browser}
            onChange={(name) => {
              setBrowser(name as BrowserName);
              onChoose(null);
            }}
          >
            <div className={css.browser}>
              <Browser {...{ chosen, onChoose }} />
            </div>
          </Tabs>
        ) : (
          <AssignableResults query={{ search }} label="What was found" {...{ chosen, onChoose }} />
        )}
      </form>
    </Dialog>
  );
}
