import { replaceSession } from './replace-session.ts';

/** Ends the impersonation: returns to the tutor's own session. Returns false after a failure that was shown. */
export async function backToTutor(navigate: (path: string, options: { replace: true }) => void): Promise<boolean> {
  const tutorAccount = await replaceSession(
    'back-to-tutor',
    (api) => api('PUT /sessions/login_back_to_tutor'),
    () => navigate('/home/students', { replace: true }),
  );
  return tutorAccount !== false;
}
