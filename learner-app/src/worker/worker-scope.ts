// The part of the worker's types that we use: TypeScript's webworker library conflicts with its DOM
// library.
type ExtendableEvent = Event & { waitUntil(done: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  request: Request;
  /** The request sent while the worker started; undefined if the browser does not support preload. */
  preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(reply: Promise<Response>): void;
};

export type WorkerScope = {
  location: Location;
  clients: { claim(): Promise<void> };
  registration: Pick<ServiceWorkerRegistration, 'navigationPreload'>;
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
};
