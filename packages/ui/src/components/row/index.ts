export { Row, type RowProps } from './row.tsx';
