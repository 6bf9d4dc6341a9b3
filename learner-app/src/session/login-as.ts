import type { NavigateFunction } from 'react-router-dom';
import { lookBanner } from '../app/frames/look.tsx';
import { goOnAs } from './another-session.ts';

/** A tutor looks on as a student: that session stands in place of the tutor's own here (1§4.2), which lives on. */
export async function loginAs(id: string, navigate: NavigateFunction): Promise<void> {
  // It is there with the first page; without it the page fetches it again.
  await lookBanner.fetch().catch(() => {});
  await goOnAs(
    'logged-in-as-student',
    (api) => api('PUT /sessions/login_as_student', { body: { id } }),
    // In the list's place: Back would lead to a page that this session may not see.
    () => navigate('/', { replace: true }),
  );
}
