import { showAlert } from '@fourfold/ui-kit/alerts';
import { currentAccount } from '../session.ts';
import { backToTutor } from './back-to-tutor.ts';
import { goTo } from './way.ts';

let ending: Promise<void> | undefined;

/** A look ends by itself after two hours: whoever looked on is the tutor again, and is told. Once, whoever says it. */
export function lookEnded(): Promise<void> {
  ending ??= goBack().finally(() => {
    ending = undefined;
  });
  return ending;
}

async function goBack(): Promise<void> {
  const name = currentAccount()?.username;
  if (await backToTutor(goTo)) showAlert('warning', `Your look at ${name} ended after 2 hours.`);
}
