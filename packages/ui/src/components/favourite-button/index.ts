export { FavouriteButton, type FavouriteButtonProps } from './favourite-button.tsx';
