'use client';

import { type ComponentProps, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import * as styles from './password-input.css.ts';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Names the button that shows what was typed while it is pressed: 'Mostrar la contraseña'. */
  showLabel: string;
  /** What a password manager fills in: the password that is known, or one to be made. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password inside a Field. It can be shown to whoever wants to read what they typed; sending the form hides it. */
export function PasswordInput({ showLabel, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.root}>
      <TextInput
        data-component="password-input"
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={classNames(styles.input, className)}
        {...rest}
      />
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={showLabel}
        aria-pressed={shown}
        className={styles.toggle}
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}
