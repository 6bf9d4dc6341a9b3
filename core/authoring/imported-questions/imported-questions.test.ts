import { describe, expect, it } from 'vitest';
import { newId } from '../../browser/new-id.ts';
import type { Question } from '../../contract/content.ts';
import { importState, originsOf } from './import-state.ts';
import { answersOf, importedQuestion } from './imported-question.ts';
import { documentName, originId } from './origin-id.ts';

const blocks = (text: string) => [{ type: 'paragraph' as const, children: [{ text }] }];
const anItem = (stem: string, label = '1', key: string[] = ['B']) => ({
  label,
  stem: blocks(stem),
  choices: ['a', 'b'].map((text, at) => ({ letter: 'AB'.charAt(at), written: '', blocks: blocks(text) })),
  key: { letters: key },
  explanation: blocks('why'),
});
type Item = ReturnType<typeof anItem>;

/** The question that an item of a document is created as; it has revision 0. */
function created(item: Item, name = 'quiz.docx'): Question {
  const [origin = ''] = originsOf('list', name, [item]);
  const id = originId(origin, newId());
  const { answers = [], ...fields } = importedQuestion(item, id, () => 'answer');
  return { ...fields, rev: 0, answers: answers.map((answer) => ({ ...answer, rev: 0 })) } as unknown as Question;
}

function stateOf(item: Item, questions: readonly Question[], name = 'quiz.docx') {
  const [origin = ''] = originsOf('list', name, [item]);
  return importState(item, origin, questions).at;
}

describe('importState', () => {
  const item = anItem('What is x?');

  it('finds the question of the same document, also after a second download', () => {
    expect(stateOf(item, [])).toBe('new');
    expect(stateOf(item, [created(item)])).toBe('unchanged');
    expect(stateOf(item, [created(item)], 'Quiz (2).docx')).toBe('unchanged');
    expect(stateOf(item, [created(item)], 'other.docx')).toBe('new');
    expect(stateOf(anItem('What is x?', '2'), [created(item)])).toBe('new');
  });

  it('says where it was changed since', () => {
    const question = created(item);
    const changed = { ...question, rev: 1, question: JSON.stringify(blocks('Changed here')) };
    expect(stateOf(item, [changed])).toBe('changed-here');
    expect(stateOf(anItem('Changed there'), [question])).toBe('changed-in-file');
    expect(stateOf(anItem('Changed there'), [changed])).toBe('changed-here');
    expect(stateOf(anItem('What is x?', '1', ['A']), [question])).toBe('changed-in-file');
  });

  it('takes the text as the origin where numbers repeat or a text was pasted', () => {
    const [one, other] = originsOf('list', 'quiz.docx', [anItem('first'), anItem('second')]);
    expect(one).not.toBe(other);
    expect(originsOf('list', null, [item])).not.toEqual(originsOf('list', null, [anItem('other')]));
  });

  it('makes ids that are UUIDs, others for a second import, and of the origin alone', () => {
    const ids = [item, item, anItem('What is x?', '1', ['A'])].map((one) => created(one).id);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(ids).size).toBe(3);
    expect(new Set(ids.map((id) => id.slice(0, 13))).size).toBe(1);
  });
});

it('gives typed answers the texts that they accept', () => {
  expect(answersOf({ ...anItem('q'), choices: [], key: { values: ['1/2', '0.5'] } })).toEqual([
    { answer: 'NA', explanation: 'NA', correct: true, free_response_answer: '1/2' },
    { answer: 'NA', explanation: 'NA', correct: true, free_response_answer: '0.5' },
  ]);
});

it('removes what a copy adds to the name of a document', () => {
  expect(['Quiz.docx', 'quiz (3).docx', 'Quiz - Copy.docx', 'quiz - Copy (2).DOCX'].map(documentName)).toEqual(
    Array(4).fill('quiz'),
  );
});
