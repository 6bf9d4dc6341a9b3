import { reportErrors } from '@fourfold/core/browser/lazy/report-errors';
import { apiBase } from '../../start/installation.ts';
import { session } from '../session.ts';

// Reports errors to the server: those that occurred until now, and later ones.
reportErrors({ base: apiBase, token: () => session.getState().token });
