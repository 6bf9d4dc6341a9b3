import type { BrowserContext, Worker } from '@playwright/test';

/**
 * What no page may do, noted as it happens on every page of this browser, in windows that a page opens and in workers:
 * throw where nobody catches it, or break its Content-Security-Policy.
 */
export async function watch(context: BrowserContext): Promise<string[]> {
  const faults: string[] = [];
  context.on('weberror', (fault) => faults.push(`${fault.page()?.url()}: ${fault.error().stack ?? fault.error()}`));
  await context.exposeBinding('noteViolation', ({ page }, what: string) => {
    faults.push(`${page.url()}: Content-Security-Policy: ${what}`);
  });
  context.on('page', (page) => page.on('worker', watchWorker));
  context.on('console', (message) => {
    if (message.text().startsWith(ofWorker)) faults.push(`${message.page()?.url()}: ${message.text()}`);
  });
  await context.addInitScript(() => {
    // Not at the document: a window that a page opens gets another one, and keeps its first listeners.
    window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const note = (window as unknown as { noteViolation(what: string): void }).noteViolation;
      note(`${violatedDirective} ${blockedURI} ${sourceFile ?? ''}`);
    });
  });
  return faults;
}

const ofWorker = 'Content-Security-Policy of a worker: ';

/** A worker has no binding to note it with; its console is its page's. One that has ended already says nothing. */
function watchWorker(worker: Worker): void {
  const listen = (words: string) => {
    self.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`${words}${violatedDirective} ${blockedURI}`);
    });
  };
  worker.evaluate(listen, ofWorker).catch(() => {});
}
