export { media } from './styles/media.css.ts';
export { vars } from './styles/vars.css.ts';
