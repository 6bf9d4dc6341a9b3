import type { Markup } from '../../../format.ts';

/**
 * A passage whose questions underline one portion each, written as `{3:the portion}` with the number of the question.
 * Returns the passage with one of the portions underlined, or with none.
 */
export function markedPassage(source: Markup): (portion?: number) => Markup {
  return (portion) => {
    if (portion !== undefined && !source.includes(`{${portion}:`)) throw new Error(`The passage has no ${portion}.`);
    return source.replaceAll(/\{(\d+):([^{}]*)\}/g, (_, number: string, words: string) =>
      Number(number) === portion ? `__${words}__` : words,
    );
  };
}
