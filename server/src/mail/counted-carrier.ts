import type { Carrier } from './mailer.ts';

/** The same carrier, which knows how many letters it has not carried yet. */
export function countedCarrier(carrier: Carrier): Carrier & { waiting(): number } {
  let waiting = 0;
  return {
    async carry(letter) {
      waiting += 1;
      await carrier.carry(letter).finally(() => {
        waiting -= 1;
      });
    },
    close: () => carrier.close(),
    waiting: () => waiting,
  };
}
