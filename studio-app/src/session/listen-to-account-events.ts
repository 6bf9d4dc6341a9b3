import { listenToAccountAlerts } from '@fourfold/app-shell/account-alerts';

listenToAccountAlerts({
  loadDialog: () => import('./account-alert.tsx'),
  // There is no impersonation of a student in the studio.
  returnToTutor: async () => {},
});
