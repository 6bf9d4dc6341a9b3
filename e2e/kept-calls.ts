import type { Page } from '@playwright/test';

/**
 * API calls whose responses are cached in IndexedDB for a reload. The app starts to cache some
 * seconds after the page has loaded.
 */
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
