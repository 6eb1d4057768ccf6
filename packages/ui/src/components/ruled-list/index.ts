export { RuledItem, type RuledItemProps, RuledList, type RuledListProps } from './ruled-list.tsx';
