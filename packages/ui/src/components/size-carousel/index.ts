export { SizeCarousel, type SizeCarouselProps, type SizeOption } from './size-carousel.tsx';
