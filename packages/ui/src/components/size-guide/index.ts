export { SizeGuide, type SizeGuideProps } from './size-guide.tsx';
