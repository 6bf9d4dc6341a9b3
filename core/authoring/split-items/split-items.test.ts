import { describe, expect, it } from 'vitest';
import { splitItems as splitBlocks } from './split-items.ts';
import { printed, printedAll, sentencesOf, split } from './testing/texts.ts';

const clear = (text: string) => printedAll(text);

describe('splitItems', () => {
  it('splits a question that is pasted in one line', () => {
    expect(clear('1. If 3x = 18, what is x? A) 6 B) 18 C) 15 D) 54 Answer: A')).toEqual([
      '1 If 3x = 18, what is x? | A=6 B=18 C=15 D=54 | A |  | ',
    ]);
  });

  it('splits questions with choices in lines, a key and an explanation each', () => {
    const text = `1. One?\nA) a\nB) b\nC) c\nD) d\nAnswer: B\nExplanation: as b\nand more\n2. Two?\nA) e\nB) f\nC) g\nD) h\nCorrect answer: (D)`;
    expect(clear(text)).toEqual([
      '1 One? | A=a B=b C=c D=d | B | as b / and more | ',
      '2 Two? | A=e B=f C=g D=h | D |  | ',
    ]);
  });

  it.each([
    ['English', 'Question 1', 'Answer: B', 'Explanation:'],
    ['English, short', 'Q1:', 'Ans. B', 'Rationale:'],
    ['Spanish', 'Pregunta 1.', 'Respuesta correcta: B', 'Explicación:'],
    ['French', 'Question 1 :', 'Réponse : B', 'Explication :'],
    ['German', 'Frage 1:', 'Antwort: B', 'Begründung:'],
    ['Portuguese', 'Questão 1)', 'Resposta: B', 'Resolução:'],
    ['Russian', 'Вопрос 1.', 'Ответ: B', 'Решение:'],
    ['Ukrainian', 'Завдання 1.', 'Відповідь: B', 'Пояснення:'],
    ['Turkish', 'Soru 1)', 'Cevap: B', 'Çözüm:'],
    ['Chinese', '第1题', '答案：B', '解析：'],
    ['Japanese', '問1', '正解：B', '解説：'],
    ['Italian', 'Domanda 1.', 'Risposta corretta: B', 'Spiegazione:'],
    ['Polish', 'Zadanie 1.', 'Odpowiedź: B', 'Wyjaśnienie:'],
    ['Greek', 'Ερώτηση 1:', 'Απάντηση: B', 'Εξήγηση:'],
  ])('reads the terms of %s', (_, number, key, explanation) => {
    const of = (n: string) => `${number.replace('1', n)}\nstem\nA) a\nB) b\nC) c\n${key}\n${explanation} why`;
    expect(clear(`${of('1')}\n${of('2')}`)).toEqual([
      '1 stem | A=a B=b C=c | B | why | ',
      '2 stem | A=a B=b C=c | B | why | ',
    ]);
  });

  it.each([
    ['brackets', '(1)', '(A)', '(B)', '(C)'],
    ['dots', '1.', 'A.', 'B.', 'C.'],
    ['lower case', '1)', 'a)', 'b)', 'c)'],
    ['Cyrillic', '1.', 'А)', 'Б)', 'В)'],
    ['Cyrillic in lower case', '1.', 'а)', 'б)', 'в)'],
    ['Greek', '1.', 'α)', 'β)', 'γ)'],
    ['ACT', '2.', 'F.', 'G.', 'H.'],
    ['roman', '1.', 'i)', 'ii)', 'iii)'],
    ['full width', '１．', 'Ａ．', 'Ｂ．', 'Ｃ．'],
    ['circled', '1、', '①', '②', '③'],
    ['numbers', '1.', '1)', '2)', '3)'],
  ])('reads choices with %s', (_, number, first, second, third) => {
    const key = second.replace(/[().．]/g, '');
    const result = clear(`${number} stem\n${first} x\n${second} y\n${third} z\nAnswer: ${key}`);
    expect(result).toEqual([`${number.normalize('NFKC').replace(/\D/g, '')} stem | A=x B=y C=z | B |  | `]);
  });

  it('takes the key from a section at the end as a list, as lines and with ranges', () => {
    const questions = [1, 2, 3].map((n) => `${n}. q${n}?\nA) a${n}\nB) b${n}\nC) c${n}`).join('\n');
    const expected = ['A', 'C', 'B'].map(
      (key, at) => `${at + 1} q${at + 1}? | A=a${at + 1} B=b${at + 1} C=c${at + 1} | ${key} |  | `,
    );
    for (const key of [
      'ANSWER KEY\n1. A\n2. C\n3. B',
      'Ответы:\n1) A\n2) C\n3) B',
      '1.A 2.C 3.B',
      'Answers: 1-A, 2-C, 3-B',
      '参考答案\n1-3 ACB',
      'Lösungen\n1 A\n2 C\n3 B',
    ])
      expect(clear(`${questions}\n${key}`)).toEqual(expected);
  });

  it('takes the key from a table at the end', () => {
    const cell = (text: string) => ({ type: 'table-cell' as const, children: [{ text }] });
    const table = (rows: string[][]) => ({
      block: {
        type: 'table' as const,
        children: rows.map((row) => ({ type: 'table-row' as const, children: row.map(cell) })),
      },
    });
    const blocks = [1, 2]
      .flatMap((n) => [`${n}. q`, `A) a${n}`, `B) b${n}`])
      .map((text) => ({ block: { type: 'paragraph' as const, children: [{ text }] } }));
    for (const rows of [
      [
        ['Question', 'Answer'],
        ['1', 'B'],
        ['2', 'A'],
      ],
      [
        ['1', '2'],
        ['B', 'A'],
      ],
      [['1', 'B', '2', 'A']],
    ]) {
      const { items, rest } = splitBlocks([...blocks, table(rows)]);
      expect(items.map(printed)).toEqual(['1 q | A=a1 B=b1 | B |  | ', '2 q | A=a2 B=b2 | A |  | ']);
      expect(rest).toEqual([]);
    }
  });

  it('reads typed answers, with a doubt if there are several', () => {
    expect(clear('1. 2+2?\nAnswer: 4\n2. Half?\nAnswer: 1/2 or 0.5')).toEqual([
      '1 2+2? |  | 4 |  | ',
      '2 Half? |  | 1/2 or 0.5 |  | several-values',
    ]);
  });

  it('reads choices that share a line, with a doubt if there are only two', () => {
    expect(clear('1. q\nA) 6   B) 18\nC) 20   D) 54\nAnswer: C')).toEqual(['1 q | A=6 B=18 C=20 D=54 | C |  | ']);
    expect(clear('1. q\nA) 6 B) 18\nAnswer: A')).toEqual(['1 q | A=6 B=18 | A |  | shared-line']);
  });

  it('finds a key by an asterisk, a tick or a remark', () => {
    for (const lines of ['A) a\n*B) b\nC) c', 'A) a\nB) b ✓\nC) c', 'A) a\nB) b (correct)\nC) c', 'A) a\n✓ B) b\nC) c'])
      expect(clear(`1. q\n${lines}`)).toEqual(['1 q | A=a B=b C=c | B |  | ']);
  });

  it('finds a key by its style, with a doubt unless all questions are marked so, and removes the style', () => {
    const question = (n: number) => `${n}. q\nA) a\n**B) b**\nC) c`;
    expect(clear(question(1))).toEqual(['1 q | A=a B=b C=c | B |  | marked-choice']);
    const three = split([1, 2, 3].map(question).join('\n')).items;
    expect(three.map(({ doubts }) => doubts)).toEqual([[], [], []]);
    expect(JSON.stringify(three)).not.toContain('bold');
  });

  it('has a doubt if a written key and a style disagree, or two keys do', () => {
    expect(clear('1. q\nA) a\n**B) b**\nC) c\nAnswer: C')).toEqual(['1 q | A=a B=b C=c | C |  | two-keys']);
    expect(clear('1. q\nA) a\nB) b\nAnswer: A\nANSWER KEY\n1. B')).toEqual(['1 q | A=a B=b | A |  | two-keys']);
  });

  it.each([
    ['no key', '1. q\nA) a\nB) b', 'no-key'],
    ['a key that is no choice', '1. q\nA) a\nB) b\nAnswer: D', 'missing-letter'],
    ['a skipped letter', '1. q\nA) a\nB) b\nD) d\nAnswer: D', 'skipped-choice'],
    ['a repeated letter', '1. q\nA) a\nB) b\nB) d\nAnswer: A', 'repeated-choice'],
    ['text after the last choice', '1. q\nA) a\nB) b\nmore\nAnswer: A', 'after-choices'],
    ['text after the key', '1. q\nA) a\nB) b\nAnswer: A\nmore', 'after-key'],
    ['a text after the letter', '1. q\nA) a\nB) b\nAnswer: A because', 'key-with-text'],
    ['an empty choice', '1. q\nA) a\nB)\nC) c\nAnswer: A', 'empty-choice'],
    ['equal choices', '1. q\nA) a\nB) a\nAnswer: A', 'equal-choices'],
    ['one choice', '1. q\nA) a\nAnswer: A', 'inside-marker'],
    ['seven choices', '1. q\nA) a\nB) b\nC) c\nD) d\nE) e\nF) f\nG) g\nAnswer: A', 'many-choices'],
    ['no text', '1.\nA) a\nB) b\nAnswer: A', 'empty-stem'],
    ['a Cyrillic letter in the key of Latin choices', '1. q\nA) a\nB) b\nC) c\nAnswer: В', 'similar-letter'],
    ['a key in terms', '1. q\nA) a\nB) b\nAnswer: the first', 'unread-key'],
    ['another style within', '1. q\nA) a\nB) b\nC. c\nD) d\nAnswer: A', 'skipped-choice'],
  ])('has a doubt for %s', (_, text, code) => {
    expect(clear(text)[0]?.split(' | ')[4]?.split(' ')).toContain(code);
  });

  it('has a doubt for numbers that skip or repeat', () => {
    const question = (n: number) => `${n}. stem ${n}\nA) a\nB) b\nAnswer: A`;
    const doubts = (numbers: number[]) => clear(numbers.map(question).join('\n')).map((line) => line.split(' | ')[4]);
    expect(doubts([1, 3])).toEqual(['', 'skipped-number']);
    expect(doubts([1, 2, 2])).toEqual(['', 'repeated-number', 'repeated-number']);
  });

  it('keeps statements with numbers or letters of another kind in the question', () => {
    const text =
      '1. Which is true?\nI. one\nII. two\nIII. three\nA) I only\nB) II only\nC) I and II\nAnswer: C\n2. q\nA) a\nB) b\nC) c\nAnswer: A';
    expect(clear(text)[0]).toBe(
      '1 Which is true? / I. one / II. two / III. three | A=I only B=II only C=I and II | C |  | ',
    );
  });

  it('gives a shared passage to each of its questions', () => {
    const { items } = split(
      'Questions 1-2 refer to the following passage.\nIt was a night.\n1. q\nA) a\nB) b\nAnswer: A\n2. r\nA) c\nB) d\nAnswer: B',
    );
    expect(items.map(printed)).toEqual([
      '1 It was a night. / q | A=a B=b | A |  | ',
      '2 It was a night. / r | A=c B=d | B |  | ',
    ]);
    expect(items[0]?.stem[0]?.type).toBe('passage');
  });

  it('divides questions without numbers at their keys, and with a doubt without keys', () => {
    expect(clear('q?\nA) a\nB) b\nAnswer: A\nr?\nA) c\nB) d\nAnswer: B')).toEqual([
      'q? | A=a B=b | A |  | ',
      'r? | A=c B=d | B |  | ',
    ]);
    expect(clear('1. q?\nA) a\nB) b\nr?\nA) c\nB) d\nANSWER KEY\n1. A')[1]).toContain('no-number');
  });

  it('says what belongs to no question, and which keys do', () => {
    expect(sentencesOf('Algebra quiz\n1. q\nA) a\nB) b\nANSWER KEY\n1. A\n2. B')).toEqual([
      'This text belongs to no question: “Algebra quiz”.',
      'The answer key has the number “2”, which no question has.',
    ]);
    expect(sentencesOf('Just a letter to somebody.')).toEqual([
      'No questions were found. A question begins with a number, or its choices with letters.',
    ]);
  });

  it.each([
    [
      'Chinese, with full-width signs',
      '1．下列哪个是偶数？（ ）\nA．1　B．2　C．3　D．5\n参考答案\n1．B',
      '1 下列哪个是偶数？（ ） | A=1 B=2 C=3 D=5 | B |  | ',
    ],
    [
      'Japanese, with letters and a wide space',
      '問1　正しいものは。\nア　一\nイ　二\nウ　三\n正解：イ',
      '1 正しいものは。 | A=一 B=二 C=三 | B |  | ',
    ],
    [
      'Russian, with a letter that is drawn like another',
      '1. Столица?\nА) Москва\nБ) Киев\nВ) Минск\nОтвет: В',
      '1 Столица? | A=Москва B=Киев C=Минск | C |  | ',
    ],
    [
      'Portuguese, with the term letter',
      '1) Qual?\n(A) um\n(B) dois\nGabarito: letra B',
      '1 Qual? | A=um B=dois | B |  | ',
    ],
    [
      'German, with a solution that is a key',
      'Aufgabe 1\nWie groß?\na) 1\nb) 2\nLösung: b)',
      '1 Wie groß? | A=1 B=2 | B |  | ',
    ],
    ['Spanish, with .-', '1.- ¿Cuánto?\na) 3\nb) 4\nRespuesta: b) 4', '1 ¿Cuánto? | A=3 B=4 | B |  | '],
    [
      'Turkish, with choices in a line',
      '1. Hangisi?\nA) bir B) iki C) üç D) dört\nCevap: C',
      '1 Hangisi? | A=bir B=iki C=üç D=dört | C |  | ',
    ],
  ])('reads a question in %s', (_, text, line) => {
    expect(clear(text)).toEqual([line]);
  });

  it('has a doubt if a text before a question, which it may need, is in none or in the one before', () => {
    const next = '2. q\nA) a\nB) b\nAnswer: A';
    const doubts = (text: string) => clear(`1. p\nA) a\nB) b\nAnswer: A\n${text}\n${next}`)[1]?.split(' | ')[4];
    expect(doubts('The next text is about whales.')).toBe('text-before');
    expect(doubts('Part II')).toBe('');
    expect(clear(`The text is about whales.\n${next}`)[0]).toContain('text-before');
    expect(clear(`Quiz\nDirections: choose one.\n${next}`)[0]).not.toContain('text-before');
  });

  it('has a doubt if a title is within a question', () => {
    expect(clear('1. A line of\nPart B is longer.\nKey\n1. 5')[0]).toContain('outside');
  });
});
