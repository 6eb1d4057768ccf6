export { type CheckoutStep, CheckoutStepper, type CheckoutStepperProps } from './checkout-stepper.tsx';
