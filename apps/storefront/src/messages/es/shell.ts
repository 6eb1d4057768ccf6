/** Texts around every page: header, footer, age gate, error pages. */
export const shell = {
  'shop.name': 'Obsidiana',
  'shop.description':
    'Ropa de arte mexicana, estampada con lo que guardan los minerales. Tu primer pedido en línea lleva 10 % de descuento.',
  'shop.loading': 'Cargando',
  'shop.rights': '© {year} Obsidiana. Los precios incluyen IVA.',
  'shop.intro': 'Piezas de arte para vestir, impresas en México.',
  'shop.skip': 'Ir al contenido',
  'shop.menu': 'Menú',
  'shop.closeMenu': 'Cerrar el menú',
  'shop.categories': 'Categorías',
  'shop.account': 'Cuenta',
  'shop.favourites': 'Favoritos',
  'shop.bag': 'Bolsa',
  'shop.language': 'Idioma',
  'shop.currency': 'Moneda',
  'shop.trail': 'Estás en',
  'shop.home': 'Inicio',

  'search.open': 'Buscar',
  'search.label': 'Buscar en la tienda',
  'search.placeholder': 'Kimono, ágata, bolsa…',
  'search.submit': 'Buscar',

  'footer.shop': 'Tienda',
  'footer.help': 'Ayuda',
  'footer.house': 'La casa',
  'footer.about': 'Quiénes somos',
  'footer.shipping': 'Envíos',
  'footer.returns': 'Cambios y devoluciones',
  'footer.sizes': 'Tabla de tallas',
  'footer.contact': 'Contacto',
  'footer.terms': 'Términos y condiciones',
  'footer.serviceTerms': 'Términos del servicio',
  'footer.privacy': 'Privacidad',
  'footer.cookies': 'Cookies',

  'age.goodbye': 'Te esperamos a los 18',
  'age.goodbyeText':
    'La tienda y el club son para mayores de edad. Mientras tanto puedes ver cómo trabajamos en nuestras redes.',

  'missing.title': '404 Página no encontrada',
  'missing.text': 'La dirección no lleva a ninguna parte, o la pieza ya no está en la tienda.',
  'missing.home': 'Ir al inicio',
  'trouble.title': 'Volvemos enseguida',
  'trouble.text': 'La tienda no responde en este momento. Vuelve a intentarlo en unos segundos.',
  'trouble.retry': 'Intentar otra vez',
  'connection.lost':
    'Sin conexión con la tienda. Lo que ves sigue aquí; lo que hagas ahora no se guarda. Lo intentamos de nuevo por ti.',
};
