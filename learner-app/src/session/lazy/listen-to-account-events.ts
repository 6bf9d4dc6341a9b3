import { listenToAccountAlerts } from '@fourfold/app-shell/account-alerts';
import { endImpersonation } from '../change/impersonation-ended.ts';

listenToAccountAlerts({ loadDialog: () => import('./account-alert.tsx'), returnToTutor: endImpersonation });
