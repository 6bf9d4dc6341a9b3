import { addons, types } from 'storybook/manager-api';
import { BothPapers } from './both-papers.ts';
import { storyLabel } from './story-label.ts';
import { themeOf, themes } from './storybook-themes.ts';

type Globals = { globals: { theme?: unknown } };

addons.setConfig({
  theme: themes[themeOf('system')],
  sidebar: { renderLabel: ({ name }) => storyLabel(name) },
  // Docs pages have no controls and no interactions.
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => shown && !/^(?:welcome|foundations)-/.test(storyId),
  },
});

addons.register('fourfold/both-papers', () => {
  addons.add('fourfold/both-papers', { type: types.PREVIEW, render: BothPapers });
});

// Storybook's UI uses the theme of the stories.
addons.register('fourfold/paper', (api) => {
  const repaint = ({ globals }: Globals) => addons.setConfig({ theme: themes[themeOf(globals.theme)] });
  api.on('setGlobals', repaint);
  api.on('globalsUpdated', repaint);
});
