import { Drawing, type IconProps } from './drawing.tsx';

/** The sign before what is wrong. It stands alone, because a form to come in by needs no other. */
export const AlertIcon = (props: IconProps) => <Drawing {...props} path="M8 4v5M8 12h.01" />;
