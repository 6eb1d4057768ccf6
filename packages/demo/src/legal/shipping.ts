import type { LegalText, Money } from '../shapes.ts';
import { shipping as rates } from '../shipping.ts';
import { company, inForce } from './company.ts';

function amount(money: Money, currency: keyof Money): string {
  const number = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(money[currency] / 100);
  return `$${number} ${currency}`;
}

const es = `
<p>Hay un solo envío, el estándar, con precio fijo. No depende del peso ni de la distancia.</p>

<table>
<thead><tr><th scope="col">Si pagas en</th><th scope="col">Envío estándar</th><th scope="col">Gratis desde</th></tr></thead>
<tbody>
<tr><th scope="row">Pesos (MXN)</th><td>${amount(rates.price, 'MXN')}</td><td>${amount(rates.freeFrom, 'MXN')}</td></tr>
<tr><th scope="row">Dólares (USD)</th><td>${amount(rates.price, 'USD')}</td><td>${amount(rates.freeFrom, 'USD')}</td></tr>
</tbody>
</table>
<p>El envío gratis cuenta el total de tus piezas después de descuentos. El costo aparece en el resumen antes de que pagues e incluye IVA.</p>

<h2>Cuánto tarda</h2>
<table>
<thead><tr><th scope="col">Destino</th><th scope="col">Días hábiles desde que sale del taller</th></tr></thead>
<tbody>
<tr><td>Querétaro, Bajío y Ciudad de México</td><td>2 a 4</td></tr>
<tr><td>Resto de México</td><td>3 a 7</td></tr>
<tr><td>Estados Unidos y Canadá</td><td>7 a 12</td></tr>
<tr><td>Resto del mundo</td><td>10 a 20</td></tr>
</tbody>
</table>
<p>Preparamos cada pedido en uno o dos días hábiles a partir del pago. Los pagos con Zelle y Venmo cuentan desde que los confirmamos. En diciembre y en rebajas pueden ser tres; lo avisamos en el sitio.</p>

<h2>Cómo sigues tu paquete</h2>
<p>Cuando sale te mandamos un correo con la guía. El enlace queda también en <strong>Mis pedidos</strong>, dentro de cada pedido.</p>

<h2>La dirección</h2>
<ul>
<li>Revísala antes de pagar: la dirección del pedido es la que eliges en el primer paso.</li>
<li>Si te equivocaste, escríbenos antes de que salga y la corregimos sin costo.</li>
<li>La paquetería intenta la entrega dos veces. Si el paquete regresa por dirección incompleta o porque nadie recibió, te lo volvemos a mandar pagando otro envío, o te devolvemos lo que pagaste por las piezas.</li>
</ul>

<h2>Fuera de México</h2>
<p>El precio del envío no incluye los impuestos de importación de tu país. Si la aduana los cobra, los paga quien recibe. Si rechazas el paquete por ese motivo, devolvemos el precio de las piezas cuando vuelvan al taller.</p>

<h2>Si algo sale mal</h2>
<p>Si el paquete llega abierto o golpeado, tómale una foto antes de abrirlo y escríbenos el mismo día si puedes. Si pasan cinco días hábiles del plazo y no llega, lo damos por perdido y tú eliges: te mandamos otro igual o te devolvemos todo, envío incluido. El riesgo del viaje es nuestro hasta que lo tienes en las manos.</p>

<p>Escríbenos a ${company.email} con tu número de pedido. Esta política rige desde el ${inForce.es}.</p>
`;

const en = `
<p>There is a single kind of shipping, standard, at a flat price. It depends neither on weight nor on distance.</p>

<table>
<thead><tr><th scope="col">If you pay in</th><th scope="col">Standard shipping</th><th scope="col">Free from</th></tr></thead>
<tbody>
<tr><th scope="row">Pesos (MXN)</th><td>${amount(rates.price, 'MXN')}</td><td>${amount(rates.freeFrom, 'MXN')}</td></tr>
<tr><th scope="row">US dollars (USD)</th><td>${amount(rates.price, 'USD')}</td><td>${amount(rates.freeFrom, 'USD')}</td></tr>
</tbody>
</table>
<p>Free shipping looks at the total of your pieces after discounts. The cost appears in the summary before you pay, tax included.</p>

<h2>How long it takes</h2>
<table>
<thead><tr><th scope="col">Destination</th><th scope="col">Business days after leaving the workshop</th></tr></thead>
<tbody>
<tr><td>Querétaro, the Bajío and Mexico City</td><td>2 to 4</td></tr>
<tr><td>Rest of Mexico</td><td>3 to 7</td></tr>
<tr><td>United States and Canada</td><td>7 to 12</td></tr>
<tr><td>Rest of the world</td><td>10 to 20</td></tr>
</tbody>
</table>
<p>We prepare each order within one or two business days of its payment. Payments by Zelle and Venmo count from when we confirm them. In December and during sales it can be three; we say so on the site.</p>

<h2>How you follow your parcel</h2>
<p>When it leaves we send you an email with the tracking number. The link is also in <strong>My orders</strong>, inside each order.</p>

<h2>The address</h2>
<ul>
<li>Check it before you pay: the order goes to the address you choose in the first step.</li>
<li>If you made a mistake, write to us before it leaves and we correct it at no cost.</li>
<li>The carrier tries twice. If the parcel comes back because the address was incomplete or nobody was in, we send it again for another shipping fee, or return what you paid for the pieces.</li>
</ul>

<h2>Outside Mexico</h2>
<p>The price of shipping does not include your country’s import taxes. If customs charges them, the recipient pays. If you refuse the parcel for that reason, we return the price of the pieces once they are back at the workshop.</p>

<h2>If something goes wrong</h2>
<p>If the parcel arrives open or crushed, photograph it before opening and write to us the same day if you can. If five business days pass after the stated time and it has not arrived, we count it as lost and you choose: we send another just like it or return everything, shipping included. The risk of the journey is ours until it is in your hands.</p>

<p>Write to ${company.email} with your order number. This policy is in force since ${inForce.en}. If the two languages differ, the Spanish text holds.</p>
`;

export const shipping: LegalText = {
  n: 6,
  name: { es: 'Envíos', en: 'Shipping' },
  content: { es, en },
};
