export const shell = {
  'shop.name': 'Obsidiana',
  'shop.description':
    'Ropa de arte mexicana, estampada con lo que guardan los minerales. Tu primer pedido en línea lleva 10 % de descuento.',
  'shop.loading': 'Cargando',
  'missing.title': '404 Página no encontrada',
  'missing.text': 'La dirección no lleva a ninguna parte, o la pieza ya no está en la tienda.',
  'missing.home': 'Ir al inicio',
  'trouble.title': 'Volvemos enseguida',
  'trouble.text': 'La tienda no responde en este momento. Vuelve a intentarlo en unos segundos.',
};
