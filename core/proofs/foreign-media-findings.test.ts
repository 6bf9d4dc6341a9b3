import { describe, expect, it } from 'vitest';
import type { ContentPart } from './authored.ts';
import { contentFindings } from './content-findings.ts';
import { image, video } from './testing/authored-question.ts';
import { numberPart, problemSetPart, questionAt } from './testing/parts.ts';

describe('pictures and videos of other sites', () => {
  const texts = [image('A graph', 'https://pictures.example/a.png'), video('https://cdn.example/a.mp4')];
  it('are found in both video explanations of a number that students can open', () => {
    const explanations = { real: texts.slice(0, 1), mock: texts };
    expect(contentFindings([{ ...numberPart, explanations }], ['vimeo.com'])).toEqual(
      [
        [
          'foreign-picture',
          'has a picture of pictures.example in its video explanation: upload it, so that it is shown at once',
        ],
        [
          'foreign-picture',
          'has a picture of pictures.example in its mock video explanation: upload it, so that it is shown at once',
        ],
        [
          'foreign-video',
          'has a video of cdn.example in its mock video explanation: it is not played, because its host is not allowed',
        ],
      ].map(([name, words]) => ({
        name,
        text: `Reading 5, “Lines”, ${words}.`,
        subject: { kind: 'sat_question', id: 'N' },
      })),
    );
    expect(contentFindings([{ ...numberPart, explanations }], null).map(({ name }) => name)).not.toContain(
      'foreign-video',
    );
    expect(contentFindings([{ ...numberPart, explanations, active: false }], []).map(({ name }) => name)).toEqual([
      'no-topic',
    ]);
  });

  it('are found in the notes of a set, with or without questions', () => {
    const noted = (part: ContentPart) => ({ ...part, notes: texts }) as ContentPart;
    const found = [
      ['foreign-picture', 'has a picture of pictures.example in its notes: upload it, so that it is shown at once'],
      ['foreign-video', 'has a video of cdn.example in its notes: it is not played, because its host is not allowed'],
    ].map(([name, words]) => ({
      name,
      text: `The problem set “Practice” ${words}.`,
      subject: { kind: 'problem_set', id: 'P' },
    }));
    expect(
      contentFindings([noted(problemSetPart(questionAt(0), questionAt(1), questionAt(2), questionAt(3)))], []),
    ).toEqual(found);
    expect(contentFindings([noted(problemSetPart())], []).slice(1)).toEqual(found);
  });
});
