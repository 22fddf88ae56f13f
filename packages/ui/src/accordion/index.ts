export { Accordion, type AccordionItem, type AccordionPart, type AccordionProps } from './accordion.tsx';
