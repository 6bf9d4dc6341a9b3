import { answersOf, fieldsOf, importedQuestion } from '@fourfold/core/authoring/imported-questions/imported-question';
import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import type { SplitItem } from '@fourfold/core/authoring/split-items/split-types';
import { newId } from '@fourfold/core/browser/new-id';
import { CallFailed } from '@fourfold/core/client/call-failed';
import type { Question } from '@fourfold/core/contract/content';
import { hasTypedAnswers } from '@fourfold/core/kinds/stored-kinds';
import type { Block } from '@fourfold/core/rich-text/document';
import { chosenKind } from '@fourfold/core/wire/chosen-kind';
import { uploadImage } from '../../../editor/media/upload-image.ts';
import { createInPortions } from '../bucket/create-in-portions.ts';
import { changeAnswer, changeQuestion, createAnswer, createQuestions, deleteAnswer } from '../desk/question-calls.ts';
import type { ReviewItem } from './review.ts';

export type SaveJob = {
  questionLocation: QuestionLocation;
  items: readonly ReviewItem[];
  pictures: ReadonlyMap<string, Blob>;
  signal: AbortSignal;
  onProgress: (settled: number) => void;
  /** Called with the questions of each portion as soon as they exist. */
  onCreated: (questions: readonly Question[]) => void;
};
export type SaveResult = { saved: Set<string>; refused: Map<string, string>; reason: string | null };

/**
 * Creates new questions in order and changes those that exist. A repeated call with the same ids creates nothing twice.
 * `reason`: why the rest was not sent; null if all was sent or the author stopped it.
 */
export async function saveItems(job: SaveJob): Promise<SaveResult> {
  const { items, signal, onProgress } = job;
  const upload = createUploads(job.pictures);
  const fresh = items.filter(({ state }) => state.at === 'new');
  const result: SaveResult = { saved: new Set(), refused: new Map(), reason: null };
  const created = await createInPortions<ReviewItem, Question>({
    list: fresh,
    send: async (portion) => {
      const questions = await createPortion(job, portion, upload);
      for (const { id } of questions) result.saved.add(id);
      job.onCreated(questions);
      return questions;
    },
    onProgress,
    signal,
  });
  for (const { one, reason } of created.refused) result.refused.set(one.id, reason);
  result.reason = created.reason;
  for (const one of items.filter(({ state }) => state.at !== 'new')) {
    if (signal.aborted || result.reason !== null) break;
    await changeOne(job, one, { upload, result });
    onProgress(result.saved.size + result.refused.size);
  }
  return result;
}

type Upload = (src: string) => Promise<string>;

/** Uploads each picture once; an address that is no picture of the document stays. */
function createUploads(pictures: ReadonlyMap<string, Blob>): Upload {
  const uploads = new Map<string, Promise<string>>();
  return (src) => {
    const file = pictures.get(src);
    if (!file) return Promise.resolve(src);
    const upload = uploads.get(src) ?? uploadImage(file, 'picture').then((media) => media.src);
    uploads.set(src, upload);
    upload.catch(() => uploads.delete(src));
    return upload;
  };
}

async function withPictures(item: SplitItem, upload: Upload): Promise<SplitItem> {
  const stored = (blocks: readonly Block[]) =>
    Promise.all(
      blocks.map(async (block) => (block.type === 'image' ? { ...block, src: await upload(block.src) } : block)),
    );
  const [stem, explanation] = [await stored(item.stem), await stored(item.explanation)];
  const choices = await Promise.all(
    item.choices.map(async (choice) => ({ ...choice, blocks: await stored(choice.blocks) })),
  );
  return { ...item, stem, explanation, choices };
}

async function createPortion(
  { questionLocation }: SaveJob,
  portion: readonly ReviewItem[],
  upload: Upload,
): Promise<Question[]> {
  const questions = [];
  for (const { item, id } of portion) questions.push(importedQuestion(await withPictures(item, upload), id, newId));
  return await createQuestions(questionLocation, questions);
}

/** Changes a question and its answers on the revisions that the author saw; others' changes refuse it. */
async function changeOne(
  { questionLocation }: SaveJob,
  { id, item, state }: ReviewItem,
  { upload, result }: { upload: Upload; result: SaveResult },
): Promise<void> {
  if (state.at === 'new') return;
  const { question } = state;
  try {
    const stored = await withPictures(item, upload);
    const { question: text, question_exp } = fieldsOf(stored);
    const answers = answersOf(stored);
    if (hasTypedAnswers(chosenKind(question)) !== (item.choices.length === 0))
      throw new Error('Its kind has changed in the file. Change it in the list, or delete it there first.');
    await changeQuestion(questionLocation, question.id, { question: text, question_exp, rev: question.rev });
    for (const [at, answer] of answers.entries()) {
      const before = question.answers[at];
      if (before) await changeAnswer(before.id, { ...answer, rev: before.rev });
      else await createAnswer(questionLocation, { ...answer, question_id: question.id, id: newId() });
    }
    for (const { id: surplus } of question.answers.slice(answers.length)) await deleteAnswer(surplus);
    result.saved.add(id);
  } catch (error) {
    if (error instanceof CallFailed && error.status === undefined) {
      result.reason = error.message;
      return;
    }
    if (!(error instanceof Error)) throw error;
    result.refused.set(id, error.message);
  }
}
