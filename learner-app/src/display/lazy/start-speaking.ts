import { api, currentAccount } from '@fourfold/app-shell/session';
import { queryClient } from '../../data/query-client.ts';
import { sheetSpeech } from '../../test-tools/reference/sheet-speech.ts';
import { cachedSpeech } from './cached-speech.ts';
import { createFormulaSpeech } from './formula-speech.ts';
import { formulasIn } from './formulas-in.ts';
import { speakPage } from './speak-page.ts';

/** Gives each formula of the page as speech, until the returned function is called. */
export function startSpeaking(): () => void {
  const speech = createFormulaSpeech({
    cache: cachedSpeech(),
    known: Object.entries(sheetSpeech).map(([latex, speech]) => ({ formula: `$${latex}`, speech })),
    now: Date.now,
    async fetch(formulas) {
      if (currentAccount() === null) throw new Error('no user is logged in');
      return (await api('POST /spoken_formulas', { body: { formulas } })).data;
    },
  });
  const { update, stop } = speakPage(document.body, speech);
  const unlisten = speech.onChange(update);
  // Of all that was loaded, and not only of what is drawn: the next questions are read without a network, too.
  const replies = queryClient.getQueryCache();
  for (const { state } of replies.getAll()) speech.want(formulasIn(state.data));
  const unsubscribe = replies.subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success') speech.want(formulasIn(query.state.data));
  });
  addEventListener('online', speech.retry);
  return () => {
    unlisten();
    unsubscribe();
    removeEventListener('online', speech.retry);
    stop();
  };
}
