import type { Meta, StoryObj } from '@storybook/react-vite';
import base from '../../tokens/base.tokens.json';
import { Heading } from '../components/heading/heading.tsx';
import { Text } from '../components/text/text.tsx';
import { row, rows } from './foundations.css.ts';
import { readTokens } from './read-tokens.ts';

const meta = { title: 'Foundations/Type', tags: ['!visual'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** One family whose width axis is the whole system. */
export const Voices: Story = {
  tags: ['visual'],
  render: () => (
    <div className={rows}>
      <div className={row}>
        <Text weight="strong">Stone</Text>
        <Heading level={2} size="title">
          Kimono Ágata roja
        </Heading>
      </div>
      <div className={row}>
        <Text weight="strong">Ledger</Text>
        <Text voice="ledger" size="lead">
          $2,490.00 MXN · 212 · 21/11/2026 · OBS-KIM-083
        </Text>
      </div>
      <div className={row}>
        <Text weight="strong">Text</Text>
        <Text measure>
          Un corte de ágata ampliado noventa veces, impreso en viscosa con tintas al agua. ¿Dudas? Escríbenos: “te
          respondemos el mismo día”.
        </Text>
      </div>
    </div>
  ),
};

/** The large sizes grow with the viewport, from 390 to 1440 px; those of text stay. */
export const Scale: Story = {
  render: () => (
    <div className={rows}>
      {readTokens(base.fontSize, ['fontSize']).map(({ name, reference, description }) => (
        <div key={name} className={row}>
          <div>
            <Text weight="strong">{name}</Text>
            <Text size="small" tone="muted">
              {description}
            </Text>
          </div>
          <Text style={{ fontSize: reference, lineHeight: 1.1 }}>Obsidiana</Text>
        </div>
      ))}
    </div>
  ),
};
