export { FormRow, type FormRowProps, FormStack, type FormStackProps } from './form-stack.tsx';
