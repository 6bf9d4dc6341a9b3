import type { Page } from '@playwright/test';
import type { RunningServer } from '../server.ts';

type Reference = { reference_type: string; reference_id: string };

/** Sends a wrong answer to a question of two choices through the API, as the account of this page. */
export async function answerByCall(page: Page, app: RunningServer, target: Reference & { question_id: string }) {
  const { data } = await callAsPageAccount<{ data: { id: string; correct: boolean }[] }>(page, app, {
    get: `answers?question_id=${target.question_id}`,
  });
  return callAsPageAccount(page, app, {
    post: 'user_questions/save_user_questions_progress',
    body: {
      ...target,
      id: crypto.randomUUID(),
      given_answer_ids: data.filter(({ correct }) => !correct).map(({ id }) => id),
      given_free_response_answer: '',
    },
  });
}

type ApiRequest = { get: string } | { post: string; body: object };

/** Makes one API call as the account of this page. Throws if the response is not OK. */
async function callAsPageAccount<T>(page: Page, app: RunningServer, apiRequest: ApiRequest): Promise<T> {
  const { token, account } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('fourfold.session') ?? '{}') as { token: string; account: { id: string } },
  );
  const headers = { authorization: token };
  const reply =
    'get' in apiRequest
      ? await page.request.get(`${app.api}/${apiRequest.get}`, { headers })
      : await page.request.post(`${app.api}/${apiRequest.post}`, {
          headers,
          data: { user_id: account.id, ...apiRequest.body },
        });
  if (!reply.ok()) throw new Error(`${reply.url()}: ${reply.status()} ${await reply.text()}`);
  return (await reply.json()) as T;
}
