import type { NavigateFunction } from 'react-router-dom';
import { replaceSession } from './replace-session.ts';

/** Logs a tutor in as a student (SES-009). The tutor's own session stays alive (Q101). */
export async function loginAs(id: string, navigate: NavigateFunction): Promise<void> {
  await replaceSession(
    'logged-in-as-student',
    (api) => api('PUT /sessions/login_as_student', { body: { id } }),
    // Replaces the history entry: Back would lead to a page that this session may not open.
    () => navigate('/', { replace: true }),
  );
}
