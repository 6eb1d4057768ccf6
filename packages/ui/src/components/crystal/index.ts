export { Crystal, type CrystalProps } from './crystal.tsx';
