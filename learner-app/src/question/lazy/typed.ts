export { typedJudging as judging } from '@fourfold/core/kinds/typed/lazy/judging';
export { TypedInput as Input } from '@fourfold/ui-kit/kinds/typed/typed-input';
