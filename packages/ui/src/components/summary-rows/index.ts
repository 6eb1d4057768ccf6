export { type SummaryRow, SummaryRows, type SummaryRowsProps } from './summary-rows.tsx';
