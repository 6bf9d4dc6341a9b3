import { apiQuery } from '@fourfold/core/client/api-query';
import { variants } from '@fourfold/core/exams/section';

type ReportParams = Readonly<Record<string, string | undefined>>;

/** The request of the page at these parameters of its URL; undefined if the variant is none. */
export function reportCall({ examId: exam_id = '', variant: name }: ReportParams) {
  const variant = variants.find((one) => one === name?.toLowerCase());
  return variant && apiQuery('GET /score_report', { query: { exam_id, variant } });
}
