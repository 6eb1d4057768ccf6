export { HeroBanner, type HeroBannerProps } from './hero-banner.tsx';
export { HeroVideo, type HeroVideoProps } from './hero-video.tsx';
