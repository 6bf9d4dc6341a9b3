import { DialogForm } from './dialog-form.tsx';
import { PageForm } from './page-form.tsx';

export const forms = { page: PageForm, dialog: DialogForm };
