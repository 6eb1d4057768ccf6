import { Button, type ButtonProps } from '../button/button.tsx';
import { ProviderMark } from './provider-mark.tsx';

export interface SocialButtonProps extends Omit<ButtonProps, 'variant' | 'type'> {
  /** Who vouches for the person; its mark stands before the words, as its rules ask. */
  provider: 'google' | 'facebook';
  /** Its height: 36, 44 or 52 px. */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its words, or as the space it stands in. */
  width?: 'content' | 'full';
  /** The provider's window is open: it keeps the focus and swallows further presses. */
  busy?: boolean;
}

/** Signs in through a provider. The words are the provider's own: 'Continuar con Google'. */
export function SocialButton({
  provider,
  size = 'large',
  width = 'full',
  busy = false,
  children,
  ...rest
}: SocialButtonProps) {
  return (
    <Button data-component="social-button" variant="secondary" size={size} width={width} busy={busy} {...rest}>
      <ProviderMark provider={provider} />
      {children}
    </Button>
  );
}
