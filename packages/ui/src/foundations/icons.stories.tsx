import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../components/icon/icon.tsx';
import { type IconName, paths } from '../components/icon/paths.ts';
import { Text } from '../components/text/text.tsx';
import { symbol, symbols } from './foundations.css.ts';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const isIconName = (name: string): name is IconName => name in paths;

/** One stroke with square ends on a grid of 24. */
export const Icons: Story = {
  render: () => (
    <div className={symbols}>
      {Object.keys(paths)
        .filter(isIconName)
        .map((name) => (
          <div key={name} className={symbol}>
            <Icon name={name} size="large" />
            <Text size="small">{name}</Text>
          </div>
        ))}
    </div>
  ),
};
