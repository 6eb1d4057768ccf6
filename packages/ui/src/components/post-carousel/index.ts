export { PostCarousel, type PostCarouselProps } from './post-carousel.tsx';
export { PostTile, type PostTileProps } from './post-tile.tsx';
