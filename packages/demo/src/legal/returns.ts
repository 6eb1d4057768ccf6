import type { LegalText } from '../shapes.ts';
import { company, inForce } from './company.ts';

const es = `
<p>Queremos que te quedes con la pieza correcta, no con la que llegó. Estos son tus plazos; todos corren desde el día en que recibes el paquete.</p>

<table>
<thead><tr><th scope="col">Qué quieres hacer</th><th scope="col">Plazo</th><th scope="col">Quién paga el regreso</th></tr></thead>
<tbody>
<tr><td>Arrepentirte, sin dar razones</td><td>5 días hábiles</td><td>Tú</td></tr>
<tr><td>Cambiar talla o pieza</td><td>30 días naturales</td><td>Nosotros el primer cambio dentro de México; después, tú</td></tr>
<tr><td>Reclamar un defecto o un error nuestro</td><td>90 días naturales</td><td>Nosotros, siempre</td></tr>
</tbody>
</table>

<h2>Arrepentirte de la compra</h2>
<p>Como compraste a distancia, la Ley Federal de Protección al Consumidor te deja revocar tu consentimiento dentro de los cinco días hábiles siguientes a la entrega. Escríbenos en ese plazo y manda la pieza sin usar, con su etiqueta. Te devolvemos lo que pagaste por ella.</p>

<h2>Cambiar talla o pieza</h2>
<ol>
<li>Escribe a ${company.email} con tu número de pedido y la talla o pieza que quieres. La apartamos mientras llega la tuya.</li>
<li>Te mandamos la guía de regreso. Empaca la pieza limpia, sin usar, con su etiqueta.</li>
<li>Cuando la recibimos la revisamos en dos días hábiles y sale la nueva.</li>
</ol>
<p>Si la nueva cuesta menos, te devolvemos la diferencia; si cuesta más, te mandamos cómo pagarla. Si ya no hay, eliges entre otra pieza y tu dinero.</p>

<h2>Defectos y errores nuestros</h2>
<p>Todas las piezas tienen garantía de noventa días naturales contra defectos de tela, estampado y costura. Si algo falla, o si te mandamos algo que no pediste, mándanos una foto. Tú eliges: <strong>reparación, reposición o reembolso</strong>, sin costo. La garantía no cubre el desgaste normal ni el lavado contrario a la etiqueta.</p>

<h2>Lo que no se cambia</h2>
<ul>
<li>Calcetines abiertos, por higiene.</li>
<li>Piezas usadas, lavadas, perfumadas o ajustadas.</li>
<li>Los regalos del club.</li>
</ul>
<p>Todo lo anterior sí está cubierto si tiene un defecto. Las piezas en oferta se cambian igual que las demás.</p>

<h2>Cómo devolvemos el dinero</h2>
<ul>
<li>Por el mismo medio con que pagaste y en la misma moneda, dentro de los diez días hábiles siguientes a recibir la pieza. Tu banco puede tardar unos días más en mostrarlo.</li>
<li>Si devuelves el pedido completo por arrepentimiento, defecto o error nuestro, devolvemos también el envío original.</li>
<li>Si usaste un descuento, devolvemos lo que de verdad pagaste por la pieza.</li>
<li>Se restan los cristales que dio esa compra.</li>
</ul>

<h2>Desde fuera de México</h2>
<p>Aplican los mismos plazos. El regreso corre por tu cuenta, salvo defecto o error nuestro. Declara el paquete como «devolución de mercancía» para que no pague impuestos de nuevo.</p>

<h2>A dónde mandar</h2>
<p>${company.name}<br>${company.address}</p>
<p>Si no llegamos a un acuerdo, puedes acudir a la PROFECO: 55 5568 8722 y 800 468 8722. Esta política rige desde el ${inForce.es}.</p>
`;

const en = `
<p>We want you to keep the right piece, not merely the one that arrived. These are your periods; all of them run from the day you receive the parcel.</p>

<table>
<thead><tr><th scope="col">What you want to do</th><th scope="col">Period</th><th scope="col">Who pays for the way back</th></tr></thead>
<tbody>
<tr><td>Change your mind, without giving a reason</td><td>5 business days</td><td>You</td></tr>
<tr><td>Exchange a size or a piece</td><td>30 calendar days</td><td>We do for the first exchange within Mexico; after that, you</td></tr>
<tr><td>Claim a fault or a mistake of ours</td><td>90 calendar days</td><td>We do, always</td></tr>
</tbody>
</table>

<h2>Changing your mind</h2>
<p>Because you bought at a distance, Mexico’s Federal Consumer Protection Law lets you withdraw your consent within the five business days after delivery. Write to us within that time and send the piece back unworn, with its label. We return what you paid for it.</p>

<h2>Exchanging a size or a piece</h2>
<ol>
<li>Write to ${company.email} with your order number and the size or piece you want. We set it aside while yours travels.</li>
<li>We send you the return label. Pack the piece clean, unworn and with its label.</li>
<li>When it arrives we check it within two business days and the new one leaves.</li>
</ol>
<p>If the new one costs less, we return the difference; if it costs more, we send you a way to pay it. If it is no longer there, you choose between another piece and your money.</p>

<h2>Faults and mistakes of ours</h2>
<p>Every piece is guaranteed for ninety calendar days against faults of cloth, print and stitching. If something fails, or if we sent you something you did not order, send us a photograph. You choose: <strong>repair, replacement or refund</strong>, at no cost. The guarantee does not cover normal wear or washing against the label.</p>

<h2>What cannot be exchanged</h2>
<ul>
<li>Opened socks, for hygiene.</li>
<li>Pieces that were worn, washed, perfumed or altered.</li>
<li>The gifts of the club.</li>
</ul>
<p>All of these are covered if they have a fault. Pieces on offer are exchanged like any other.</p>

<h2>How we return your money</h2>
<ul>
<li>By the means you paid with and in the same currency, within the ten business days after we receive the piece. Your bank may take a few more days to show it.</li>
<li>If you return the whole order because you changed your mind, or for a fault or a mistake of ours, we return the original shipping too.</li>
<li>If you used a discount, we return what you really paid for the piece.</li>
<li>The crystals that the purchase gave are taken back.</li>
</ul>

<h2>From outside Mexico</h2>
<p>The same periods apply. The way back is at your cost, except for a fault or a mistake of ours. Declare the parcel as “returned goods” so that it is not taxed again.</p>

<h2>Where to send it</h2>
<p>${company.name}<br>${company.address}</p>
<p>If we do not come to an agreement, you can go to PROFECO, Mexico’s consumer protection agency: +52 55 5568 8722, or 800 468 8722 within Mexico. This policy is in force since ${inForce.en}. If the two languages differ, the Spanish text holds.</p>
`;

export const returns: LegalText = {
  n: 4,
  name: { es: 'Cambios y devoluciones', en: 'Exchanges and returns' },
  content: { es, en },
};
