import { studentProducedJudging } from '@fourfold/core/kinds/student-produced/lazy/judging';
import { typedJudging } from '@fourfold/core/kinds/typed/lazy/judging';
import { StudentProducedInput } from '@fourfold/ui-kit/kinds/student-produced/student-produced-input';
import { TypedInput } from '@fourfold/ui-kit/kinds/typed/typed-input';

export const typed = { Input: TypedInput, judging: typedJudging };
export const studentProduced = { Input: StudentProducedInput, judging: studentProducedJudging };
