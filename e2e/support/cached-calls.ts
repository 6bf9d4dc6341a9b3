import type { Page } from '@playwright/test';

/**
 * API calls whose responses are cached in IndexedDB for a reload. The app starts to cache some
 * seconds after the page has loaded.
 */
export function readCachedCalls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'fourfold.replies')) return [];
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await resultOf(indexedDB.open('fourfold.replies'));
    const cachedReplies: { key: string[] }[] = await resultOf(
      db.transaction('replies').objectStore('replies').getAll(),
    );
    db.close();
    return cachedReplies.map(({ key }) => key[0] ?? '');
  });
}
