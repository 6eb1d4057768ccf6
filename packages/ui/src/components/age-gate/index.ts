export { AgeGate, type AgeGatePassage, type AgeGateProps } from './age-gate.tsx';
