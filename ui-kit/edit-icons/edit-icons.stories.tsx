import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './edit-icons.tsx';

const meta = { title: 'Foundations/EditIcons' } satisfies Meta;
export default meta;

export const All: StoryObj = {
  render: () => (
    <ul className="row">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, width: 96, padding: 8 }}>
          <Icon />
          <span className="small">{name}</span>
        </li>
      ))}
    </ul>
  ),
};
