export { Ledger, type LedgerEntry, type LedgerProps } from './ledger.tsx';
