import type { Question } from '../../contract/content.ts';
import { contentOfItem, contentOfQuestion, type ImportedItem } from './imported-question.ts';
import { documentName, isSameOrigin } from './origin-id.ts';

/** The state of an item: new, or compared with the question that was created from the same document before. */
export type ImportState =
  | { at: 'new' }
  | { at: 'unchanged'; question: Question }
  /** They differ, and no author has changed the question since it was created: the document has changed. */
  | { at: 'changed-in-file'; question: Question }
  /** They differ, and an author has changed the question; the document may have changed, too. */
  | { at: 'changed-here'; question: Question };

type DocumentItem = ImportedItem & { label: string };

/**
 * The origins of the items of a document. A pasted text has no name, and a number that occurs twice names no question:
 * there the text of the question is its origin.
 */
export function originsOf(list: string, name: string | null, items: readonly DocumentItem[]): string[] {
  return items.map((item) => {
    const isUnique = item.label !== '' && items.filter(({ label }) => label === item.label).length === 1;
    const own = name !== null && isUnique ? `number ${item.label}` : JSON.stringify(item.stem);
    return [list, name === null ? '' : documentName(name), own].join('\n');
  });
}

/** Compares an item with the questions of the list. */
export function importState(item: ImportedItem, origin: string, questions: readonly Question[]): ImportState {
  const question = questions.find(({ id }) => isSameOrigin(id, origin));
  if (!question) return { at: 'new' };
  if (contentOfItem(item) === contentOfQuestion(question)) return { at: 'unchanged', question };
  return { at: isUntouched(question) ? 'changed-in-file' : 'changed-here', question };
}

/** Whether neither the question nor its answers were changed since they were created. */
function isUntouched({ rev, answers }: Question): boolean {
  return rev === firstRev && answers.every((answer) => answer.rev === firstRev);
}

const firstRev = 0;
