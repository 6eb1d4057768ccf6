export { CategoryTile, type CategoryTileProps } from './category-tile.tsx';
export { CategoryTiles, type CategoryTilesProps } from './category-tiles.tsx';
