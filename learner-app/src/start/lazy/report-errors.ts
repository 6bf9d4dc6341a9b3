import { reportErrors } from '@fourfold/core/browser/lazy/report-errors';
import { session } from '../../session/session.ts';
import { apiBase } from '../installation.ts';

reportErrors({ base: apiBase, token: () => session.getState().token });
