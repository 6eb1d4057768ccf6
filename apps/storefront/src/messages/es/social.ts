/** Texts of signing in through Google or Facebook. */
export const social = {
  'social.label': 'Entrar con otra cuenta',
  'social.continue': 'Continuar con {provider}',
  'social.or': 'o con tu correo',
  'social.closed': 'La ventana de {provider} se cerró antes de terminar. Puedes volver a intentarlo.',
  'social.blocked':
    'Tu navegador no dejó abrir la ventana de {provider}. Permite las ventanas de esta página y vuelve a intentarlo.',
  'social.unreachable': 'No pudimos hablar con {provider}. Inténtalo más tarde, o usa tu correo y contraseña.',
  'social.linked': 'Correo confirmado',
  'social.linkedText': 'Ya puedes entrar con un solo clic la próxima vez.',
  'social.emailPending':
    'Falta confirmar {email}. Abre el enlace que te enviamos ahí; mientras, tu correo es el de antes.',
  'social.emailChanged': 'Tu correo cambió',
  'social.emailChangedText': 'Desde ahora entras con {email}, y ahí te escribimos.',
};
