export { Accordion, type AccordionProps } from './accordion.tsx';
export { AccordionItem, type AccordionItemProps } from './accordion-item.tsx';
