import { reportErrors } from '@fourfold/core/browser/lazy/report-errors';
import { apiBase } from './installation.ts';
import { session } from './session.ts';

reportErrors({ base: apiBase, token: () => session.getState().token });
