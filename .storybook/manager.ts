// Storybook's UI in the kit's theme.
import '../ui-kit/stories/manager.ts';
