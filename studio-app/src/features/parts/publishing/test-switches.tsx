import type { Act, Sat } from '@fourfold/core/contract/exams';
import { examEditions, type TestFlag } from '@fourfold/core/exams/exam-editions';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import { variants } from '@fourfold/core/exams/section';
import { testName } from './kind-labels.ts';
import { PublishSwitch } from './publish-switch.tsx';
import css from './test-switches.module.css';

type TestSwitchesProps = { exam: Sat; family: 'sat' } | { exam: Act; family: 'act' };

/** The switches of an exam's tests, mock and real: one for each section. */
export function TestSwitches(props: TestSwitchesProps) {
  const { exam, family } = props;
  const flags = flagsOf(props);
  return (
    <div className={css.tests}>
      {variants.map((variant) => {
        const variantFlags = publishFlags(exam.edition, [variant]);
        const publishedCount = variantFlags.filter((flag) => flags[flag]).length;
        return (
          <fieldset key={variant} className={css.variant}>
            <legend className="label">{variant === 'mock' ? 'Mock test' : 'Real test'}</legend>
            {variantFlags.map((test) => (
              <PublishSwitch
                key={test}
                kind={`${family}_test`}
                id={exam.id}
                title={exam.title}
                test={test}
                part={testName(test)}
                isPublish={flags[test] ?? false}
              />
            ))}
            {examEditions[exam.edition].hasPaper && publishedCount > 0 && publishedCount < variantFlags.length && (
              <p className="small">Students can take it once both sections are published.</p>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

function flagsOf({ exam }: TestSwitchesProps): Partial<Record<TestFlag, boolean | undefined>> {
  return exam;
}
