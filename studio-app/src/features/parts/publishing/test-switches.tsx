import type { Act, Sat } from '@fourfold/core/contract/exams';
import type { TestFlag } from '@fourfold/core/contract/publishing';
import { type EditionName, examEditions } from '@fourfold/core/exams/exam-editions';
import { type ExamSection, type Variant, variants } from '@fourfold/core/exams/families';
import { testNames } from './kind-labels.ts';
import { PublishSwitch } from './publish-switch.tsx';
import css from './test-switches.module.css';

type TestSwitchesProps = { exam: Sat; family: 'sat' } | { exam: Act; family: 'act' };

/** The switches of an exam's tests: mock and real; a SAT has one each without and with a calculator. */
export function TestSwitches(props: TestSwitchesProps) {
  const { exam, family } = props;
  const flags = flagsOf(props);
  return (
    <div className={css.tests}>
      {variants.map((variant) => {
        const variantFlags = testFlags(exam.edition, variant);
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
                part={testNames[test]}
                isPublish={flags[test] ?? false}
              />
            ))}
            {publishedCount > 0 && publishedCount < variantFlags.length && (
              <p className="small">Students can take it once both sections are published.</p>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

/** The flags of an exam's tests of one variant, in the order of its sections. */
function testFlags(edition: EditionName, variant: Variant): readonly TestFlag[] {
  const sections: readonly ExamSection[] = examEditions[edition].sections;
  return sections.flatMap(({ test }) => (test ? [test.publish[variant]] : []));
}

function flagsOf({ exam }: TestSwitchesProps): Partial<Record<TestFlag, boolean | undefined>> {
  return exam;
}
