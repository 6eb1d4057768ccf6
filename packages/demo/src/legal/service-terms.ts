import type { LegalText } from '../shapes.ts';
import { company, inForce } from './company.ts';

const es = `
<p>Estos términos dicen cómo funcionan el sitio, tu cuenta y el club de cristales. Las reglas de la compra están en <a href="/terminos-y-condiciones">Términos y condiciones</a>.</p>

<h2>1. El servicio</h2>
<p>${company.name} opera este sitio para mostrar y vender sus piezas. Navegar y buscar no cuesta ni pide registro. Para guardar favoritos, usar la bolsa, comprar y juntar cristales necesitas una cuenta.</p>

<h2>2. Tu cuenta</h2>
<ol>
<li>Te registras con tu nombre, correo, teléfono y fecha de nacimiento, y confirmas con el enlace que te mandamos. También puedes entrar con Google o Facebook.</li>
<li>La cuenta es personal y para mayores de 18 años. La fecha de nacimiento no se puede editar después: revísala bien.</li>
<li>Elige una contraseña de 8 a 128 caracteres que no uses en otro lado, y no la compartas. Si crees que alguien más la tiene, cámbiala desde «Recuperar contraseña» y avísanos.</li>
<li>Guardas hasta tres direcciones de envío.</li>
<li>Puedes cerrar tu cuenta cuando quieras, escribiendo a ${company.email}. Conservamos lo que la ley fiscal nos obliga a guardar y borramos lo demás.</li>
</ol>

<h2>3. El club de cristales</h2>
<p>Toda cuenta pertenece al club, sin costo y desde el primer día. El número de socia o socio aparece en tu perfil.</p>
<h3>Cómo se ganan</h3>
<ul>
<li>Un cristal por cada <strong>100 MXN completos</strong>, o cada <strong>5 USD completos</strong>, que pagas en piezas, después de descuentos y sin contar el envío.</li>
<li>Se abonan cuando el pedido queda pagado. Un pedido pendiente por Zelle o Venmo los abona al confirmarse.</li>
<li>Si devolvemos un pago, se restan los cristales que ese pago dio.</li>
<li>No caducan, no se compran, no se transfieren y no se cambian por dinero.</li>
</ul>
<h3>Los niveles</h3>
<table>
<thead><tr><th scope="col">Nivel</th><th scope="col">Cristales</th><th scope="col">Beneficios</th></tr></thead>
<tbody>
<tr><th scope="row">Ámbar</th><td>51 a 150</td><td>Colecciones una semana antes, sorpresa de cumpleaños, envío gratis preferente y una asesoría mensual de 30 minutos.</td></tr>
<tr><th scope="row">Esmeralda</th><td>151 a 300</td><td>Lo anterior con dos semanas de anticipación, más una segunda asesoría y una sorpresa por temporada.</td></tr>
<tr><th scope="row">Diamante</th><td>Desde 301</td><td>Lo anterior con tres semanas de anticipación, más ajustes de sastre cada mes.</td></tr>
</tbody>
</table>
<p>Al llegar a un nivel recibes un regalo que viaja, una sola vez, con tu siguiente pedido. El nivel sigue a la suma de tus cristales: si una devolución te deja debajo del mínimo, el nivel baja con ella.</p>
<h3>Si el club cambia</h3>
<p>Avisamos por correo con treinta días de anticipación cualquier cambio que te quite algo. Los cristales que ya tienes se respetan.</p>

<h2>4. Uso correcto</h2>
<p>No está permitido:</p>
<ul>
<li>abrir cuentas falsas o varias cuentas para repetir descuentos;</li>
<li>copiar el catálogo de manera automática o sobrecargar el sitio;</li>
<li>intentar entrar a datos de otras personas;</li>
<li>comprar para revender con nuestra marca sin acuerdo por escrito.</li>
</ul>
<p>Si pasa, podemos suspender la cuenta. Te decimos la razón y puedes responder; los pedidos ya pagados se entregan o se reembolsan.</p>

<h2>5. Dibujos y marca</h2>
<p>Los estampados, textos, imágenes y la marca son de la casa. Puedes compartir enlaces e imágenes de las piezas para hablar de ellas. Para cualquier uso comercial, pídenos permiso.</p>

<h2>6. Avisos de existencia</h2>
<p>Si dejas tu correo en una pieza agotada, te escribimos una sola vez cuando vuelva. Ese correo no te inscribe a nada más.</p>

<h2>7. Disponibilidad</h2>
<p>Cuidamos que el sitio funcione siempre, pero puede detenerse por mantenimiento o fallas. Si una falla interrumpe tu pago, no se te cobra dos veces: el pedido queda pagado una vez o no queda.</p>

<h2>8. Contacto y cambios</h2>
<p>Estamos en ${company.email} y en el ${company.phone}. Si cambiamos estos términos, publicamos aquí la nueva versión con su fecha. Esta rige desde el ${inForce.es}.</p>
`;

const en = `
<p>These terms say how the site, your account and the crystal club work. The rules of buying are under <a href="/terminos-y-condiciones">Terms and conditions</a>.</p>

<h2>1. The service</h2>
<p>${company.name} runs this site to show and sell its pieces. Browsing and searching are free and need no registration. To keep favourites, use the bag, buy and gather crystals you need an account.</p>

<h2>2. Your account</h2>
<ol>
<li>You register with your name, email, phone and date of birth, and confirm with the link we send you. You can also sign in with Google or Facebook.</li>
<li>An account is personal and for people aged 18 or over. The date of birth cannot be edited later: check it well.</li>
<li>Choose a password of 8 to 128 characters that you use nowhere else, and do not share it. If you think someone else has it, change it under “Recover password” and tell us.</li>
<li>You can keep up to three shipping addresses.</li>
<li>You can close your account at any time by writing to ${company.email}. We keep what tax law makes us keep and erase the rest.</li>
</ol>

<h2>3. The crystal club</h2>
<p>Every account belongs to the club, free of charge and from the first day. Your membership number is in your profile.</p>
<h3>How crystals are earned</h3>
<ul>
<li>One crystal for each <strong>whole 100 MXN</strong>, or each <strong>whole 5 USD</strong>, that you pay for pieces, after discounts and without shipping.</li>
<li>They are granted when the order is paid. An order pending by Zelle or Venmo grants them once confirmed.</li>
<li>If we refund a payment, the crystals it gave are taken back.</li>
<li>They do not expire, and cannot be bought, transferred or exchanged for money.</li>
</ul>
<h3>The tiers</h3>
<table>
<thead><tr><th scope="col">Tier</th><th scope="col">Crystals</th><th scope="col">Benefits</th></tr></thead>
<tbody>
<tr><th scope="row">Amber</th><td>51 to 150</td><td>Collections one week early, a birthday surprise, free shipping preference and one 30-minute consulting session a month.</td></tr>
<tr><th scope="row">Emerald</th><td>151 to 300</td><td>The above, two weeks early, plus a second consulting session and a seasonal surprise.</td></tr>
<tr><th scope="row">Diamond</th><td>From 301</td><td>The above, three weeks early, plus free monthly tailoring.</td></tr>
</tbody>
</table>
<p>On reaching a tier you receive a gift that travels, once, with your next order. The tier follows the sum of your crystals: if a refund leaves you below its minimum, the tier goes down with it.</p>
<h3>If the club changes</h3>
<p>We announce by email, thirty days ahead, any change that takes something away from you. The crystals you already have are honoured.</p>

<h2>4. Fair use</h2>
<p>It is not allowed to:</p>
<ul>
<li>open false accounts, or several accounts to repeat discounts;</li>
<li>copy the catalogue automatically or overload the site;</li>
<li>try to reach other people’s data;</li>
<li>buy to resell under our brand without a written agreement.</li>
</ul>
<p>If that happens we may suspend the account. We tell you why and you can answer; orders already paid are delivered or refunded.</p>

<h2>5. Drawings and brand</h2>
<p>The prints, texts, images and brand belong to the house. You may share links and pictures of the pieces to talk about them. For any commercial use, ask us first.</p>

<h2>6. Back-in-stock notices</h2>
<p>If you leave your email on a sold-out piece, we write once, when it returns. That email signs you up for nothing else.</p>

<h2>7. Availability</h2>
<p>We take care that the site always works, but it can stop for maintenance or faults. If a fault interrupts your payment, you are not charged twice: the order is paid once or not at all.</p>

<h2>8. Contact and changes</h2>
<p>We are at ${company.email} and ${company.phone}. If we change these terms, we publish the new version here with its date. This one is in force since ${inForce.en}. If the two languages differ, the Spanish text holds.</p>
`;

export const serviceTerms: LegalText = {
  n: 2,
  name: { es: 'Términos de servicio', en: 'Terms of service' },
  content: { es, en },
};
