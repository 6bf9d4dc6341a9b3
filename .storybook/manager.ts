// Storybook's own frame, in the kit's look.
import '../ui-kit/stories/manager.ts';
