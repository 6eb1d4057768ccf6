export { StonePanel, type StonePanelProps } from './stone-panel.tsx';
