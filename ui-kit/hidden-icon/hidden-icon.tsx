import { type IconProps, StrokeIcon } from '../icon/stroke-icon.tsx';

/** A crossed-out eye: learners do not see it. */
export const HiddenIcon = (props: IconProps) => (
  <StrokeIcon
    {...props}
    path="M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8zM6 8a2 2 0 1 1 4 0 2 2 0 0 1-4 0zM2.5 13.5l11-11"
  />
);
