// The code of pages that a visit seldom begins with. Their names and those of their chunks are here instead of in the
// first script, so they cost one request more.
export const register = () => import('../../features/access/register-page.tsx');
export const forgotPassword = () => import('../../features/access/forgot-password-page.tsx');
export const resetPassword = () => import('../../features/access/reset-password-page.tsx');
export const classScores = () => import('../../features/students/scores/scores-page.tsx');
export const account = () => import('../../features/account/account-page.tsx');
export const welcome = () => import('../../features/first-run/welcome-page.tsx');
export const diagnostic = () => import('../../features/practice/diagnostic/diagnostic-page.tsx');
export const mistakes = () => import('../../features/mistakes/mistakes-page.tsx');
export const review = () => import('../../features/practice/review/review-page.tsx');
export const scoreReport = () => import('../../features/score-report/score-report-page.tsx');
export const test = () => import('../../features/test-sections/test-page.tsx');
export const flow = () => import('../../features/topic-flow/flow-page.tsx');
export const examLink = () => import('../../features/topic-flow/exam-link-page.tsx');
export const handOver = () => import('../../features/hand-over/hand-over-page.tsx');
export const notFound = () => import('../../features/not-found/not-found-page.tsx');
