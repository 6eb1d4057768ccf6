import type { LegalText } from '../shapes.ts';
import { company, inForce } from './company.ts';

const es = `
<p>No usamos cookies de publicidad ni de medición, ni propias ni de terceros. Lo que guardamos en tu navegador sirve para que la tienda funcione, y por eso no te pedimos permiso con una ventana.</p>

<h2>Qué es cada cosa</h2>
<p>Una <strong>cookie</strong> es un dato pequeño que tu navegador manda con cada página. El <strong>almacenamiento local</strong> se queda en tu navegador y no se manda solo. Usamos las dos, lo menos posible.</p>

<h2>Cookies propias</h2>
<table>
<thead><tr><th scope="col">Para qué</th><th scope="col">Qué guarda</th><th scope="col">Cuánto dura</th></tr></thead>
<tbody>
<tr><td>Idioma</td><td>Español o inglés</td><td>Un año</td></tr>
<tr><td>Moneda</td><td>MXN o USD</td><td>Un año</td></tr>
<tr><td>Mayoría de edad</td><td>Que confirmaste tener más de 18</td><td>Un año</td></tr>
</tbody>
</table>
<p>Las tres existen para que la primera página ya llegue en tu idioma, con tu moneda y sin volver a preguntarte la edad.</p>

<h2>Almacenamiento local</h2>
<table>
<thead><tr><th scope="col">Qué</th><th scope="col">Para qué</th><th scope="col">Cuándo se borra</th></tr></thead>
<tbody>
<tr><td>Sesión y datos de tu perfil</td><td>Que sigas dentro al volver</td><td>Al cerrar sesión</td></tr>
<tr><td>Bolsa y última pieza añadida</td><td>Que no pierdas lo que elegiste</td><td>Al pagar o cerrar sesión</td></tr>
<tr><td>Idioma, moneda y lista de países</td><td>Mostrar la tienda y los formularios</td><td>Cuando borras los datos del sitio</td></tr>
<tr><td>Registro o recuperación en curso</td><td>Poder reenviarte el correo</td><td>Al terminar o cerrar sesión</td></tr>
<tr><td>Página de regreso</td><td>Volver a la pieza que veías después de entrar</td><td>Al usarse</td></tr>
</tbody>
</table>

<h2>De terceros, y solo si los usas</h2>
<ul>
<li><strong>Pago con tarjeta y PayPal:</strong> sus programas se cargan únicamente en el paso de pago y ponen sus propias cookies para prevenir fraudes.</li>
<li><strong>Google y Facebook:</strong> solo si eliges entrar con ellos.</li>
</ul>
<p>Esas empresas responden por sus cookies conforme a sus propios avisos.</p>

<h2>Cómo borrarlas</h2>
<p>Desde los ajustes de tu navegador, en la sección de privacidad o datos de sitios. Puedes bloquearlas y seguir viendo el catálogo; para comprar hace falta la sesión. Cerrar sesión desde tu perfil borra todo lo que guardamos en el almacenamiento local.</p>

<p>¿Dudas? Escribe a ${company.privacyEmail}. El uso de tus datos está en el <a href="/terminos-de-privacidad">aviso de privacidad</a>. Esta página rige desde el ${inForce.es}.</p>
`;

const en = `
<p>We use no advertising or measuring cookies, neither our own nor anyone else’s. What we keep in your browser makes the shop work, which is why we do not ask your permission with a pop-up.</p>

<h2>What each thing is</h2>
<p>A <strong>cookie</strong> is a small piece of data that your browser sends with every page. <strong>Local storage</strong> stays in your browser and is not sent by itself. We use both, as little as possible.</p>

<h2>Our own cookies</h2>
<table>
<thead><tr><th scope="col">What for</th><th scope="col">What it holds</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td>Language</td><td>Spanish or English</td><td>One year</td></tr>
<tr><td>Currency</td><td>MXN or USD</td><td>One year</td></tr>
<tr><td>Being of age</td><td>That you confirmed you are over 18</td><td>One year</td></tr>
</tbody>
</table>
<p>All three exist so that the first page arrives in your language, with your currency and without asking your age again.</p>

<h2>Local storage</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">What for</th><th scope="col">When it is erased</th></tr></thead>
<tbody>
<tr><td>Session and profile details</td><td>Staying signed in when you return</td><td>When you log out</td></tr>
<tr><td>Bag and last piece added</td><td>Not losing what you chose</td><td>When you pay or log out</td></tr>
<tr><td>Language, currency and list of countries</td><td>Showing the shop and its forms</td><td>When you clear the site’s data</td></tr>
<tr><td>A registration or recovery under way</td><td>Sending you the email again</td><td>When it ends or you log out</td></tr>
<tr><td>The page to return to</td><td>Going back to the piece you were viewing after signing in</td><td>When it is used</td></tr>
</tbody>
</table>

<h2>Third parties, only if you use them</h2>
<ul>
<li><strong>Card payment and PayPal:</strong> their programs load on the payment step only and set their own cookies to prevent fraud.</li>
<li><strong>Google and Facebook:</strong> only if you choose to sign in with them.</li>
</ul>
<p>Those companies answer for their cookies under their own notices.</p>

<h2>How to erase them</h2>
<p>In your browser’s settings, under privacy or site data. You can block them and still see the catalogue; buying needs the session. Logging out from your profile erases everything we keep in local storage.</p>

<p>Questions? Write to ${company.privacyEmail}. How we use your data is in the <a href="/terminos-de-privacidad">privacy notice</a>. This page is in force since ${inForce.en}. If the two languages differ, the Spanish text holds.</p>
`;

export const cookies: LegalText = {
  n: 7,
  name: { es: 'Política de cookies', en: 'Cookie policy' },
  content: { es, en },
};
