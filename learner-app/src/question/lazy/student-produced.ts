export { studentProducedJudging as judging } from '@fourfold/core/kinds/student-produced/lazy/judging';
export { StudentProducedInput as Input } from '@fourfold/ui-kit/kinds/student-produced/student-produced-input';
