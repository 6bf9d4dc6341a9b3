import { DialogForm } from './dialog-form.tsx';
import { PageForm } from './page-form.tsx';

export const testForms = { page: PageForm, dialog: DialogForm };
