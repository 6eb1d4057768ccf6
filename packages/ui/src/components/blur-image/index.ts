export { BlurImage, type BlurImageProps } from './blur-image.tsx';
