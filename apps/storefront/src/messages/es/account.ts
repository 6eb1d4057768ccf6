/** Texts of what a member does with their account: getting back in, addresses, orders, the club. */
export const account = {
  'password.show': 'Mostrar la contraseña',
  'password.length': 'Usa de 8 a 128 caracteres',

  'login.club': 'Cada compra deja cristales',
  'login.clubText': 'Ámbar desde {amber}, Esmeralda desde {emerald}, Diamante desde {diamond}.',
  'login.forgot': '¿Olvidaste tu contraseña?',
  'login.byEmail': 'Entrar con tu correo',
  'login.byEmailLead': 'Con el correo y la contraseña de tu cuenta.',
  'login.other': 'Otras formas de entrar',
  'login.back': 'Gracias por volver',
  'login.backText': 'Hola, {name}. Te llevamos a donde ibas.',
  'login.goOn': 'Continuar',

  'recover.title': 'Recupera tu contraseña',
  'recover.lead': 'Escribe el correo de tu cuenta y te enviamos un enlace para elegir otra.',
  'recover.submit': 'Enviar el enlace',
  'recover.remembered': '¿La recordaste?',
  'recover.sent': 'Te enviamos un enlace',
  'recover.sentText': 'Si {email} tiene una cuenta, el enlace ya va en camino. Sirve una vez y vence en una hora.',
  'recover.sentAnywhere':
    'Si tu correo tiene una cuenta, el enlace ya va en camino. Sirve una vez y vence en una hora.',
  'recover.hint': '¿No llegó? Mira en el correo no deseado, o pídelo otra vez.',
  'recover.byEmail': 'Reenviar por correo',
  'recover.bySms': 'Enviar por SMS',
  'recover.other': 'Usar otro correo',

  'password.title': 'Elige una contraseña nueva',
  'password.lead': 'Al guardarla se cierran las sesiones que tengas abiertas.',
  'password.new': 'Contraseña nueva',
  'password.repeat': 'Repite la contraseña',
  'password.save': 'Guardar la contraseña',
  'password.again': 'Pedir otro enlace',
  'password.done': 'Tu contraseña cambió',
  'password.doneText': 'Ya puedes entrar con ella. Por seguridad cerramos las sesiones abiertas.',

  'registered.goOn': 'Seguir donde estabas',
};
