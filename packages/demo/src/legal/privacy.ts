import type { LegalText } from '../shapes.ts';
import { company, inForce } from './company.ts';

const es = `
<p>Este es el aviso de privacidad integral de la casa, conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares. En corto: pedimos lo necesario para venderte, entregarte y llevar tu cuenta del club, y no vendemos tus datos a nadie.</p>

<h2>1. Responsable</h2>
<p>${company.name}, con domicilio en ${company.address}, es responsable del tratamiento de tus datos personales. El área encargada de datos personales atiende en ${company.privacyEmail} y en el ${company.phone}.</p>

<h2>2. Qué datos tratamos</h2>
<ul>
<li><strong>De identificación y contacto:</strong> nombre, apellidos, correo, teléfono, país y fecha de nacimiento.</li>
<li><strong>De entrega:</strong> las direcciones que guardas y sus indicaciones.</li>
<li><strong>De compra:</strong> pedidos, devoluciones, favoritos, cristales y nivel.</li>
<li><strong>De facturación,</strong> si la pides: RFC, régimen fiscal, código postal y uso del comprobante.</li>
<li><strong>Técnicos:</strong> idioma, moneda, sesión y registros del servidor con dirección IP.</li>
<li><strong>De Google o Facebook,</strong> solo si entras con ellos: nombre, correo e identificador de tu cuenta.</li>
</ul>
<p>No recibimos ni guardamos el número de tu tarjeta. No tratamos datos personales sensibles. No recabamos datos de menores de 18 años; si descubrimos una cuenta de un menor, la borramos.</p>

<h2>3. Para qué los usamos</h2>
<h3>Finalidades necesarias</h3>
<ul>
<li>Crear y proteger tu cuenta, y comprobar que eres mayor de edad.</li>
<li>Cobrar, preparar, enviar y, en su caso, cambiar o reembolsar tus pedidos.</li>
<li>Llevar tus cristales, tu nivel y tus recompensas.</li>
<li>Responderte cuando nos escribes y avisarte del estado de tu pedido.</li>
<li>Emitir facturas y cumplir obligaciones fiscales y de protección al consumidor.</li>
</ul>
<h3>Finalidades secundarias</h3>
<ul>
<li>Contarte de colecciones, acceso anticipado y la sorpresa de cumpleaños.</li>
<li>Hacer estadísticas de venta sin identificarte.</li>
</ul>
<p>Si no quieres las finalidades secundarias, escribe «sin promociones» a ${company.privacyEmail}. No afecta tus compras ni tus cristales.</p>

<h2>4. Con quién los compartimos</h2>
<table>
<thead><tr><th scope="col">Quién</th><th scope="col">Qué</th><th scope="col">Para qué</th></tr></thead>
<tbody>
<tr><td>Procesadores de pago (tarjeta y PayPal)</td><td>Importe, pedido y datos del pago</td><td>Cobrar y reembolsar</td></tr>
<tr><td>Paqueterías</td><td>Nombre, dirección y teléfono</td><td>Entregar</td></tr>
<tr><td>Servicios de correo y mensajes de texto</td><td>Correo o teléfono, y el mensaje</td><td>Confirmaciones y avisos</td></tr>
<tr><td>Servicio de alojamiento</td><td>La base de datos, cifrada</td><td>Operar el sitio</td></tr>
<tr><td>Autoridades</td><td>Lo que la ley exija</td><td>Cumplir un requerimiento fundado</td></tr>
</tbody>
</table>
<p>Los cuatro primeros actúan por nuestra cuenta o son necesarios para cumplir tu compra, por lo que la ley no exige tu consentimiento. Algunos están fuera de México y se obligan a proteger tus datos como nosotros. Para cualquier otra transferencia te pediríamos permiso antes.</p>

<h2>5. Tus derechos ARCO</h2>
<p>Puedes <strong>acceder</strong> a tus datos, <strong>rectificarlos</strong>, pedir que los <strong>cancelemos</strong> u <strong>oponerte</strong> a un uso. También puedes revocar tu consentimiento o limitar el uso y la divulgación de tus datos. Es gratis.</p>
<ol>
<li>Escribe a ${company.privacyEmail} con tu nombre, un medio para responderte, una identificación oficial (o la de tu representante y el poder), el derecho que quieres ejercer y los datos de que se trata. Para rectificar, agrega el documento que lo sustente.</li>
<li>Si falta algo, te lo pedimos dentro de cinco días hábiles y tienes diez para completarlo.</li>
<li>Te respondemos en un máximo de <strong>veinte días hábiles</strong>.</li>
<li>Si procede, lo hacemos efectivo dentro de los <strong>quince días hábiles</strong> siguientes a la respuesta.</li>
</ol>
<p>Muchos datos los puedes ver y corregir tú en «Mi perfil». No podemos borrar lo que la ley fiscal ordena conservar; eso se bloquea y no se usa para nada más.</p>
<p>Si crees que no respetamos tu derecho, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno. Para no recibir publicidad de ninguna empresa existe además el Registro Público para Evitar Publicidad (REPEP) de la PROFECO.</p>

<h2>6. Cuánto tiempo los guardamos</h2>
<ul>
<li>Cuenta y direcciones: mientras la cuenta esté abierta.</li>
<li>Pedidos y facturas: el plazo que fija el Código Fiscal de la Federación.</li>
<li>Mensajes de contacto: un año.</li>
<li>Avisos de existencia: hasta que te escribimos, o seis meses.</li>
<li>Registros del servidor: noventa días.</li>
</ul>

<h2>7. Cómo los cuidamos</h2>
<p>La conexión va cifrada. Las contraseñas y los enlaces de recuperación se guardan transformados, de modo que ni nosotros podemos leerlos. Solo quien prepara o atiende tu pedido ve sus datos. Si una vulneración te afectara de forma significativa, te avisaríamos de inmediato con lo que puedes hacer.</p>

<h2>8. Cookies y almacenamiento del navegador</h2>
<p>Usamos lo indispensable para recordar tu idioma, moneda, sesión y bolsa. La lista completa está en <a href="/cookies">Cookies</a>.</p>

<h2>9. Cambios a este aviso</h2>
<p>Publicamos aquí cada versión con su fecha y te avisamos por correo si cambian las finalidades o las transferencias. Esta versión rige desde el ${inForce.es}.</p>
`;

const en = `
<p>This is the full privacy notice of the house, under Mexico’s Federal Law on the Protection of Personal Data Held by Private Parties. In short: we ask for what we need to sell to you, deliver to you and keep your club account, and we sell your data to no one.</p>

<h2>1. Who is responsible</h2>
<p>${company.name}, of ${company.address}, is responsible for processing your personal data. Our data protection office answers at ${company.privacyEmail} and ${company.phone}.</p>

<h2>2. What data we process</h2>
<ul>
<li><strong>Identity and contact:</strong> first and last name, email, phone, country and date of birth.</li>
<li><strong>Delivery:</strong> the addresses you keep and their directions.</li>
<li><strong>Purchases:</strong> orders, returns, favorites, crystals and tier.</li>
<li><strong>Invoicing,</strong> if you ask for it: RFC, tax regime, postal code and use of the invoice.</li>
<li><strong>Technical:</strong> language, currency, session and server logs with the IP address.</li>
<li><strong>From Google or Facebook,</strong> only if you sign in with them: name, email and the identifier of your account.</li>
</ul>
<p>We neither receive nor store your card number. We process no sensitive personal data. We collect no data from people under 18; if we discover a minor’s account, we erase it.</p>

<h2>3. What we use it for</h2>
<h3>Necessary purposes</h3>
<ul>
<li>Creating and protecting your account, and checking that you are of age.</li>
<li>Charging, preparing, shipping and, where needed, exchanging or refunding your orders.</li>
<li>Keeping your crystals, tier and rewards.</li>
<li>Answering when you write to us and telling you how your order is going.</li>
<li>Issuing invoices and meeting tax and consumer protection duties.</li>
</ul>
<h3>Secondary purposes</h3>
<ul>
<li>Telling you about collections, early access and the birthday surprise.</li>
<li>Making sales statistics that do not identify you.</li>
</ul>
<p>If you do not want the secondary purposes, write “no promotions” to ${company.privacyEmail}. It affects neither your purchases nor your crystals.</p>

<h2>4. Whom we share it with</h2>
<table>
<thead><tr><th scope="col">Who</th><th scope="col">What</th><th scope="col">What for</th></tr></thead>
<tbody>
<tr><td>Payment processors (card and PayPal)</td><td>Amount, order and payment details</td><td>Charging and refunding</td></tr>
<tr><td>Carriers</td><td>Name, address and phone</td><td>Delivering</td></tr>
<tr><td>Email and text message services</td><td>Email or phone, and the message</td><td>Confirmations and notices</td></tr>
<tr><td>Hosting service</td><td>The database, encrypted</td><td>Running the site</td></tr>
<tr><td>Authorities</td><td>What the law demands</td><td>Complying with a founded request</td></tr>
</tbody>
</table>
<p>The first four act on our behalf or are needed to fulfil your purchase, so the law does not require your consent. Some are outside Mexico and commit to protect your data as we do. For any other transfer we would ask you first.</p>

<h2>5. Your ARCO rights</h2>
<p>You can <strong>access</strong> your data, <strong>rectify</strong> it, ask us to <strong>cancel</strong> it or <strong>object</strong> to a use. You can also withdraw your consent or limit the use and disclosure of your data. It is free of charge.</p>
<ol>
<li>Write to ${company.privacyEmail} with your name, a way to answer you, an official identification (or your representative’s and their power of attorney), the right you wish to exercise and the data concerned. To rectify, add the document that supports it.</li>
<li>If something is missing, we ask for it within five business days and you have ten to complete it.</li>
<li>We answer within <strong>twenty business days</strong> at most.</li>
<li>If your request is granted, we carry it out within the <strong>fifteen business days</strong> after our answer.</li>
</ol>
<p>Much of your data you can see and correct yourself under “My profile”. We cannot erase what tax law orders us to keep; that is blocked and used for nothing else.</p>
<p>If you believe we do not respect your right, you can go to Mexico’s Secretaría Anticorrupción y Buen Gobierno. To stop advertising from any company there is also PROFECO’s public registry (REPEP).</p>

<h2>6. How long we keep it</h2>
<ul>
<li>Account and addresses: while the account is open.</li>
<li>Orders and invoices: the period set by Mexico’s Federal Tax Code.</li>
<li>Contact messages: one year.</li>
<li>Back-in-stock notices: until we write to you, or six months.</li>
<li>Server logs: ninety days.</li>
</ul>

<h2>7. How we look after it</h2>
<p>The connection is encrypted. Passwords and recovery links are stored transformed, so that not even we can read them. Only those who prepare or look after your order see its data. If a breach affected you significantly, we would tell you at once, with what you can do.</p>

<h2>8. Cookies and browser storage</h2>
<p>We use the indispensable to remember your language, currency, session and bag. The full list is under <a href="/cookies">Cookies</a>.</p>

<h2>9. Changes to this notice</h2>
<p>We publish each version here with its date and write to you if the purposes or transfers change. This version is in force since ${inForce.en}. If the two languages differ, the Spanish text holds.</p>
`;

export const privacy: LegalText = {
  n: 3,
  name: { es: 'Aviso de privacidad', en: 'Privacy notice' },
  content: { es, en },
};
