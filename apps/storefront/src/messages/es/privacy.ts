/** Texts of what a member can take along, and of leaving for good. */
export const privacy = {
  'privacy.title': 'Tu privacidad',
  'privacy.text': 'Descarga en un archivo todo lo que guardamos de ti, o elimina tu cuenta.',
  'privacy.download': 'Descargar mis datos',
  'privacy.downloaded': 'Tus datos están en tus descargas',
  'privacy.downloadFailed': 'No pudimos preparar tus datos. Inténtalo otra vez.',
  'privacy.file': 'obsidiana-mis-datos-{date}.json',
  'privacy.delete': 'Eliminar mi cuenta',

  'deletion.title': 'Eliminar tu cuenta',
  'deletion.lead': 'Sucede al momento y no se puede deshacer. Si quieres tus datos, descárgalos antes.',
  'deletion.goes': 'Lo que se borra',
  'deletion.goesText':
    'Tu nombre, correo, teléfono y fecha de nacimiento; tus direcciones, favoritos, bolsa y avisos; tus cristales y recompensas dejan de ser tuyos.',
  'deletion.stays': 'Lo que se queda',
  'deletion.staysText': 'Tus pedidos y pagos, por obligación contable, sin tu nombre, tu correo ni tu dirección.',
  'deletion.password': 'Tu contraseña',
  'deletion.email': 'Tu correo, para confirmar',
  'deletion.submit': 'Eliminar mi cuenta para siempre',
  'deletion.keep': 'Conservar mi cuenta',
  'deletion.otherEmail': 'No es el correo de esta cuenta',
  'deletion.failed': 'No pudimos eliminar tu cuenta. Inténtalo otra vez.',
};
