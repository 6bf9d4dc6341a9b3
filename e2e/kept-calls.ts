import type { Page } from '@playwright/test';

/** The calls whose replies the browser keeps for a reload; it begins with them some seconds after the page. */
export function keptCalls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'fourfold.replies')) return [];
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('fourfold.replies'));
    const kept: { key: string[] }[] = await done(db.transaction('replies').objectStore('replies').getAll());
    db.close();
    return kept.map(({ key }) => key[0] ?? '');
  });
}
