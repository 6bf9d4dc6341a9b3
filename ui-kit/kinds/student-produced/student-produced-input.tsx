import type { StudentProducedData } from '@fourfold/core/kinds/student-produced/student-produced';
import { StudentProduced } from '../../student-produced/student-produced.tsx';
import type { KindInputProps } from '../kind-input.ts';

/** The answer space of a student-produced response. */
export function StudentProducedInput(props: KindInputProps<StudentProducedData>) {
  const { given, onGive, hint, verdict, rightAnswer } = props;
  return (
    <StudentProduced
      value={given.text}
      onType={(text) => onGive({ text })}
      hint={hint}
      verdict={verdict}
      rightAnswer={rightAnswer}
    />
  );
}
