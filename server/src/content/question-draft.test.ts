import { describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { Refusal } from '../call/refusal.ts';
import { nameId } from './name-id.ts';
import { checkQuestion, type QuestionDraft } from './question-draft.ts';

const draft = (changes: Partial<QuestionDraft> = {}): QuestionDraft => ({
  id: newId(),
  parent: { kind: 'subsubtopic', id: newId() },
  position: 0,
  question: 'What is x?',
  answers: [
    { id: newId(), answer: 'One', correct: true },
    { id: newId(), answer: 'Two', explanation: 'Too much', correct: false },
  ],
  ...changes,
});
const formula = (latex: string) => [
  { type: 'paragraph', children: [{ type: 'inline-math', latex, children: [{ text: '' }] }] },
];
function refusalOf(changes: Partial<QuestionDraft>): string {
  try {
    checkQuestion(draft(changes));
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unreadable_content') return error.message;
    throw error;
  }
  throw new Error('it was not refused');
}

describe('a draft of a question', () => {
  it('is validated, and the formulas of its fields and of each answer are compiled', () => {
    const [right, wrong] = draft().answers;
    const { formulas, answers, question } = checkQuestion(
      draft({
        question: formula('x^2'),
        help: formula('y'),
        answers: [{ ...right, answer: formula('z') }, wrong] as never,
      }),
    );
    expect(Object.keys(formulas)).toEqual(['$x^2', '$y']);
    expect(answers.map((answer) => Object.keys(answer.formulas))).toEqual([['$z'], []]);
    expect(question).toEqual(formula('x^2'));
  });

  it('has section and variant only for a test question, because imports compare the JSON', () => {
    const test = { section: 'MathCalc', is_real: true };
    expect(checkQuestion(draft({ test }))).toMatchObject(test);
    const written: unknown = JSON.parse(JSON.stringify(checkQuestion(draft())));
    expect(written).not.toHaveProperty('section');
    expect(written).not.toHaveProperty('is_real');
  });

  it('reads plain text as one paragraph', () => {
    expect(checkQuestion(draft()).question).toEqual([{ type: 'paragraph', children: [{ text: 'What is x?' }] }]);
  });

  it.each([
    ['question: block 1: "script" is unknown or cannot stand here', { question: [{ type: 'script', children: [] }] }],
    [
      'help: block 1, paragraph: unknown mark "blink"',
      { help: [{ type: 'paragraph', children: [{ text: 'x', blink: true }] }] },
    ],
    ['question_exp: block 1: the document has more than 200,000 characters', { question_exp: 'x'.repeat(200_001) }],
    ['question: formula \\def\\x{1}: A formula cannot define commands: \\def.', { question: formula('\\def\\x{1}') }],
    [
      'answer 2, explanation: block 1, paragraph: "children" is empty',
      {
        answers: [
          { id: newId(), answer: 'One', correct: true },
          { id: newId(), answer: 'Two', explanation: [{ type: 'paragraph', children: [] }], correct: false },
        ],
      },
    ],
  ])('is refused when it is wrong or too large, and told where: %s', (message, changes) => {
    expect(refusalOf(changes)).toBe(message);
  });
});

describe('an id made of a name', () => {
  it('is a UUID of version 5, the same for the same name', () => {
    expect(nameId('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(nameId('a')).toBe(nameId('a'));
    expect(nameId('a')).not.toBe(nameId('b'));
  });
});
