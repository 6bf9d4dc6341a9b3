import type { NavigateFunction } from 'react-router-dom';
import { goOnAs } from './another-session.ts';

/** A tutor looks on as a student: that session stands in place of the tutor's own here (1§4.2), which lives on. */
export async function loginAs(id: string, navigate: NavigateFunction): Promise<void> {
  await goOnAs(
    'logged-in-as-student',
    (api) => api('PUT /sessions/login_as_student', { body: { id } }),
    // In the list's place: Back would lead to a page that this session may not see.
    () => navigate('/', { replace: true }),
  );
}
