import type { Preview } from '@storybook/react-vite';

/** The switches of the toolbar, which `applyGlobals` applies; the manager draws both papers. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Light or dark paper',
    toolbar: {
      title: 'Paper',
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light paper' },
        { value: 'dark', title: 'Dark paper' },
        { value: 'system', title: 'Paper of the system' },
      ],
      dynamicTitle: true,
    },
  },
  papers: {
    description: 'One paper, or both side by side',
    toolbar: {
      title: 'Papers',
      icon: 'sidebyside',
      items: [
        { value: 'one', title: 'One paper' },
        { value: 'both', title: 'Both papers side by side' },
      ],
    },
  },
  textSize: {
    description: 'The text size that the browser is set to',
    toolbar: {
      title: 'Text size',
      icon: 'paragraph',
      items: [
        { value: 'normal', title: 'Text 100 %' },
        { value: 'large', title: 'Text 150 %' },
        { value: 'double', title: 'Text 200 %' },
      ],
      dynamicTitle: true,
    },
  },
  colours: {
    description: 'The kit’s colours, or an approximation of forced colours',
    toolbar: {
      title: 'Colours',
      icon: 'paintbrush',
      items: [
        { value: 'own', title: 'Own colours' },
        { value: 'forced', title: 'Forced colours, approximated' },
      ],
    },
  },
  motion: {
    description: 'With motion, or everything at once',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'less', title: 'Less motion' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = { theme: 'light', papers: 'one', textSize: 'normal', colours: 'own', motion: 'full' };
