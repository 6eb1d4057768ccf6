export { PageBody, type PageBodyProps } from './page-body.tsx';
