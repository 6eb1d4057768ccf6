import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { files } from '../../../../../.storybook/fixtures/pictures.tsx';
import { BlurImage } from './blur-image.tsx';

const meta = {
  component: BlurImage,
  args: { src: files.kimono, alt: 'Kimono Ágata roja', blur: 'cbba5665db84', width: 640, height: 800 },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
} satisfies Meta<typeof BlurImage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const There: Story = {};

/** As long as the browser cannot paint it. */
export const OnItsWay: Story = {
  beforeEach: () => {
    const decoded = spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => {}));
    return () => decoded.mockRestore();
  },
  args: { style: { objectPosition: '0 -100rem' } },
  play: async ({ canvas }) => {
    const { decode } = HTMLImageElement.prototype;
    await waitFor(() => expect(decode).toHaveBeenCalled());
    await expect(getComputedStyle(canvas.getByRole('img')).backgroundImage).toContain('radial-gradient');
    spyOn(HTMLImageElement.prototype, 'decode').mockRestore();
  },
};

const nothingBehind = (image: HTMLElement) =>
  waitFor(() => expect(getComputedStyle(image).backgroundImage).toBe('none'));

export const LeavesNothingBehindThePicture: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => nothingBehind(canvas.getByRole('img')),
};

export const LeavesNothingBehindAPictureThatFailed: Story = {
  tags: ['!visual'],
  args: { src: 'data:image/png;base64,' },
  play: async ({ canvas }) => nothingBehind(canvas.getByRole('img')),
};

export const WithoutABlurItIsAnImage: Story = {
  tags: ['!visual'],
  args: { blur: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).not.toHaveAttribute('style', expect.stringContaining('--'));
  },
};
