import type { LegalText } from '../shapes.ts';
import { company, inForce } from './company.ts';

const es = `
<p>Estos términos rigen cada compra que haces en Obsidiana. Los escribimos para que se lean: si algo no se entiende, escríbenos a ${company.email} antes de pagar y te lo explicamos.</p>

<h2>1. Quién te vende</h2>
<p>Vende ${company.name} («Obsidiana», «la casa», «nosotros»), con domicilio en ${company.address}. Teléfono ${company.phone}, de lunes a viernes de 9 a 18 h, hora del centro de México. Correo: ${company.email}.</p>

<h2>2. Quién puede comprar</h2>
<p>Para comprar necesitas una cuenta confirmada y tener 18 años cumplidos. Al registrarte declaras que tus datos son verdaderos. Podemos cancelar, con reembolso completo, un pedido hecho con datos falsos.</p>

<h2>3. Las piezas y sus imágenes</h2>
<p>Cada pieza se describe con su composición, corte, cuidado y origen. El color en pantalla puede variar un poco del color en tela, y en las piezas estampadas el dibujo cae en un lugar distinto en cada una: eso no es un defecto, es la razón de que la tuya sea única. Las ediciones limitadas no se vuelven a producir.</p>

<h2>4. Precios</h2>
<ul>
<li>Todos los precios <strong>incluyen IVA</strong> y se muestran con el código de su moneda: pesos mexicanos (MXN) o dólares estadounidenses (USD).</li>
<li>El precio en cada moneda lo fija la casa. No es una conversión del día.</li>
<li>El costo de envío se muestra aparte antes de que pagues, junto con el total.</li>
<li>Vale el precio vigente cuando empiezas el pago. Si publicamos un precio con un error evidente, te avisamos y tú decides si compras al precio correcto o cancelas sin costo.</li>
</ul>

<h2>5. Existencias</h2>
<p>Poner una pieza en la bolsa no la aparta. La apartamos durante 15 minutos cuando empiezas el pago con tarjeta o PayPal, y durante 48 horas cuando pagas con Zelle o Venmo. Si una pieza se agota antes, la bolsa te lo dice.</p>

<h2>6. Formas de pago</h2>
<ul>
<li><strong>Tarjeta</strong> de crédito o débito. Los datos de la tarjeta los recibe el procesador de pagos, nunca nosotros. Tu banco puede pedirte una verificación adicional.</li>
<li><strong>PayPal</strong>, desde tu cuenta.</li>
<li><strong>Zelle y Venmo</strong>, solo en USD. El pedido queda pendiente hasta que confirmamos la transferencia; si no llega en 48 horas, se cancela y las piezas vuelven a la venta.</li>
</ul>

<h2>7. Cuándo hay contrato</h2>
<p>El contrato de compraventa se perfecciona cuando confirmamos el pago y te mandamos el correo con tu número de pedido. El correo detalla piezas, precios, descuentos, envío y total: guárdalo, es tu comprobante.</p>

<h2>8. Descuentos</h2>
<ul>
<li>Tu <strong>primer pedido en línea</strong> lleva 10 % de descuento sobre las piezas, sin código.</li>
<li>Los códigos tienen vigencia y pueden pedir un monto mínimo o un solo uso por persona.</li>
<li>Se usa un descuento por pedido. Si tienes derecho a dos, aplicamos el que más te conviene.</li>
<li>Los descuentos no aplican al envío ni se cambian por efectivo.</li>
</ul>

<h2>9. Factura</h2>
<p>Emitimos CFDI. Pídelo a ${company.email} dentro del mes de tu compra, con el número de pedido, tu RFC, régimen fiscal, código postal y uso del comprobante.</p>

<h2>10. Entrega, cambios y devoluciones</h2>
<p>Los plazos y costos están en <a href="/envios">Envíos</a>. Tienes cinco días hábiles desde la entrega para arrepentirte sin dar razones, treinta días naturales para cambiar y noventa días naturales de garantía: el detalle está en <a href="/cambios-y-devoluciones">Cambios y devoluciones</a>.</p>

<h2>11. Cancelación</h2>
<p>Puedes cancelar sin costo mientras el pedido no haya salido del taller. Escríbenos con tu número de pedido y devolvemos el pago completo por el mismo medio.</p>

<h2>12. Responsabilidad</h2>
<p>Respondemos por la calidad de lo que vendemos y por entregarlo. No respondemos por daños causados por un uso o lavado contrario a la etiqueta, ni por retrasos de fuerza mayor, de los que te avisamos en cuanto los conocemos. Nada en estos términos limita los derechos que te da la Ley Federal de Protección al Consumidor.</p>

<h2>13. Quejas y jurisdicción</h2>
<p>Primero escríbenos: respondemos en dos días hábiles. También puedes acudir a la Procuraduría Federal del Consumidor (PROFECO), Teléfono del Consumidor 55 5568 8722 y 800 468 8722, que es competente en la vía administrativa. Para lo demás rigen las leyes de México y los tribunales de Querétaro, sin perjuicio del fuero que la ley te reconozca como consumidor.</p>

<h2>14. Cambios a estos términos</h2>
<p>A cada pedido le aplican los términos publicados el día en que lo pagaste. Estos están en vigor desde el ${inForce.es}.</p>
`;

const en = `
<p>These terms govern every purchase you make at Obsidiana. We wrote them to be read: if something is unclear, write to ${company.email} before you pay and we will explain it.</p>

<h2>1. Who sells to you</h2>
<p>The seller is ${company.name} (“Obsidiana”, “the house”, “we”), of ${company.address}. Telephone ${company.phone}, Monday to Friday, 9 am to 6 pm, central Mexico time. Email: ${company.email}.</p>

<h2>2. Who can buy</h2>
<p>To buy you need a confirmed account and must be at least 18 years old. By registering you state that your details are true. We may cancel, with a full refund, an order placed with false details.</p>

<h2>3. The pieces and their pictures</h2>
<p>Each piece is described with its composition, cut, care and origin. The color on a screen can differ slightly from the color on cloth, and on printed pieces the drawing falls in a different place on each one: that is not a fault, it is why yours is unique. Limited editions are not made again.</p>

<h2>4. Prices</h2>
<ul>
<li>All prices <strong>include Mexican value added tax (IVA)</strong> and show the code of their currency: Mexican pesos (MXN) or US dollars (USD).</li>
<li>The house sets the price in each currency. It is not the day’s conversion.</li>
<li>The cost of shipping is shown separately before you pay, together with the total.</li>
<li>The price that holds is the one in force when you start to pay. If we publish a price with an obvious mistake, we tell you, and you choose between buying at the right price and cancelling at no cost.</li>
</ul>

<h2>5. Stock</h2>
<p>Putting a piece in the bag does not reserve it. We reserve it for 15 minutes when you start to pay by card or PayPal, and for 48 hours when you pay by Zelle or Venmo. If a piece sells out before that, the bag tells you.</p>

<h2>6. Ways to pay</h2>
<ul>
<li><strong>Credit or debit card.</strong> The payment processor receives the card’s details; we never do. Your bank may ask for an additional check.</li>
<li><strong>PayPal</strong>, from your account.</li>
<li><strong>Zelle and Venmo</strong>, in USD only. The order is pending until we confirm the transfer; if it does not arrive within 48 hours, the order is cancelled and the pieces go back on sale.</li>
</ul>

<h2>7. When there is a contract</h2>
<p>The contract of sale is complete when we confirm your payment and send you the email with your order number. It lists pieces, prices, discounts, shipping and total: keep it, it is your receipt.</p>

<h2>8. Discounts</h2>
<ul>
<li>Your <strong>first online order</strong> gets 10% off the pieces, without a code.</li>
<li>Codes have a period and may ask for a minimum amount or allow a single use per person.</li>
<li>One discount applies per order. If you are entitled to two, we apply the one that is better for you.</li>
<li>Discounts do not apply to shipping and cannot be exchanged for cash.</li>
</ul>

<h2>9. Invoice</h2>
<p>We issue Mexican tax invoices (CFDI). Ask for yours at ${company.email} within the month of your purchase, with the order number, your RFC, tax regime, postal code and the use of the invoice.</p>

<h2>10. Delivery, exchanges and returns</h2>
<p>Times and costs are under <a href="/envios">Shipping</a>. You have five business days from delivery to change your mind without giving a reason, thirty calendar days to exchange, and ninety calendar days of guarantee: the details are under <a href="/cambios-y-devoluciones">Exchanges and returns</a>.</p>

<h2>11. Cancelling</h2>
<p>You can cancel at no cost while the order has not left the workshop. Write to us with your order number and we return the full payment by the same means.</p>

<h2>12. Liability</h2>
<p>We answer for the quality of what we sell and for delivering it. We do not answer for damage caused by use or washing against the label, nor for delays of force majeure, of which we tell you as soon as we know. Nothing in these terms limits the rights that Mexico’s Federal Consumer Protection Law gives you.</p>

<h2>13. Complaints and jurisdiction</h2>
<p>Write to us first: we answer within two business days. You can also go to Mexico’s consumer protection agency (PROFECO), telephone +52 55 5568 8722 and 800 468 8722 within Mexico, which is competent in administrative matters. For everything else the laws of Mexico and the courts of Querétaro apply, without prejudice to the venue that the law grants you as a consumer.</p>

<h2>14. Changes to these terms</h2>
<p>Each order follows the terms published on the day you paid it. These are in force since ${inForce.en}. If the two languages differ, the Spanish text holds.</p>
`;

export const terms: LegalText = {
  n: 1,
  name: { es: 'Términos y condiciones', en: 'Terms and conditions' },
  content: { es, en },
};
