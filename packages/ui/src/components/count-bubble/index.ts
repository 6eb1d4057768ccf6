export { CountBubble, type CountBubbleProps } from './count-bubble.tsx';
