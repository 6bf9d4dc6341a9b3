import { addons } from 'storybook/manager-api';
import { frames, paperOf } from './chrome.ts';
import { plainName } from './plain-name.ts';

type Globals = { globals: { theme?: unknown } };

addons.setConfig({
  theme: frames[paperOf('system')],
  sidebar: { renderLabel: ({ name }) => plainName(name) },
  // Docs pages have no controls and no interactions.
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => shown && !/^(?:welcome|foundations)-/.test(storyId),
  },
});

// Storybook's UI uses the theme of the stories.
addons.register('fourfold/paper', (api) => {
  const repaint = ({ globals }: Globals) => addons.setConfig({ theme: frames[paperOf(globals.theme)] });
  api.on('setGlobals', repaint);
  api.on('globalsUpdated', repaint);
});
