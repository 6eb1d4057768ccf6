import type { LegalText } from '../shapes.ts';
import { company } from './company.ts';

const es = `
<p>Obsidiana empezó con una piedra partida. Marina Olvera, grabadora, abrió una geoda comprada en la carretera de San Juan del Río y no pudo dejar de dibujar lo que tenía adentro. El primer dibujo fue a dar a una camiseta. La camiseta no regresó: se la quedó su hermana.</p>

<h2>Lo que hacemos</h2>
<p>Ropa estampada con lo que los minerales guardan: anillos de ágata, capas de estrato, filos de obsidiana, vetas de cobre. También grecas, que son piedra pensada por personas. Cada dibujo se hace en la casa, se amplía hasta que llena la prenda y se imprime de orilla a orilla, para que el corte caiga en un lugar distinto en cada pieza.</p>

<h2>Dónde y con quién</h2>
<p>El taller está en el Barrio de la Cruz, en Querétaro. Somos once personas. Cosemos aquí casi todo; lo demás lo hacen quienes lo hacen mejor:</p>
<ul>
<li>los suéteres, tres familias de tejedores en <strong>Chiconcuac</strong>, Estado de México;</li>
<li>los flecos de las chalinas, doña Chela y sus hijas en <strong>Tenancingo</strong>, Estado de México;</li>
<li>los calcetines, un taller de <strong>Villa Hidalgo</strong>, Jalisco;</li>
<li>la popelina y la lona, hilanderías de <strong>Puebla</strong>.</li>
</ul>
<p>Ponemos sus nombres en la etiqueta porque la prenda también es suya.</p>

<h2>Cómo lo hacemos</h2>
<ul>
<li><strong>Tintas al agua.</strong> No tapan la tela: la tiñen. Por eso el estampado no se siente al tacto.</li>
<li><strong>Tirajes cortos.</strong> Cortamos poco y reponemos lo que se acaba. Las ediciones limitadas dicen cuántas son y no vuelven.</li>
<li><strong>Nada a la basura.</strong> Los recortes grandes se vuelven bolsas; los chicos, relleno.</li>
<li><strong>Se arregla.</strong> Si se descose, la cosemos. Sin fecha de caducidad y sin costo en el taller.</li>
</ul>

<h2>Los cristales</h2>
<p>El club es nuestra manera de dar las gracias a quien vuelve. Cada compra deja cristales, y los cristales abren piedras: Ámbar, Esmeralda, Diamante. No hay letra chica; las reglas completas están en los <a href="/terminos-de-servicios">términos de servicio</a>.</p>

<h2>Ven a vernos</h2>
<p>${company.address}<br>De lunes a viernes, de 9 a 18 h. Sábados, de 10 a 14 h.<br>${company.phone}<br>${company.email}</p>
<p>Toca fuerte: las máquinas hacen ruido.</p>
`;

const en = `
<p>Obsidiana began with a split stone. Marina Olvera, a printmaker, opened a geode bought by the road at San Juan del Río and could not stop drawing what was inside. The first drawing ended up on a T-shirt. The T-shirt never came back: her sister kept it.</p>

<h2>What we make</h2>
<p>Clothes printed with what minerals keep inside: rings of agate, layers of strata, edges of obsidian, veins of copper. Stepped frets too, which are stone thought out by people. Every drawing is made in the house, enlarged until it fills the garment and printed edge to edge, so that the cut falls somewhere different on each piece.</p>

<h2>Where, and with whom</h2>
<p>The workshop is in the Barrio de la Cruz, in Querétaro. There are eleven of us. We sew almost everything here; the rest is made by those who make it best:</p>
<ul>
<li>the sweaters, by three families of knitters in <strong>Chiconcuac</strong>, State of Mexico;</li>
<li>the fringes of the scarves, by Doña Chela and her daughters in <strong>Tenancingo</strong>, State of Mexico;</li>
<li>the socks, by a workshop in <strong>Villa Hidalgo</strong>, Jalisco;</li>
<li>the poplin and canvas, by mills in <strong>Puebla</strong>.</li>
</ul>
<p>We put their names on the label because the garment is theirs too.</p>

<h2>How we make it</h2>
<ul>
<li><strong>Water-based inks.</strong> They do not cover the cloth: they dye it. That is why your fingers cannot feel the print.</li>
<li><strong>Short runs.</strong> We cut little and refill what runs out. Limited editions say how many there are and do not return.</li>
<li><strong>Nothing in the bin.</strong> Large offcuts become bags; small ones, stuffing.</li>
<li><strong>It gets mended.</strong> If it comes unstitched, we sew it. No expiry date, and free of charge at the workshop.</li>
</ul>

<h2>The crystals</h2>
<p>The club is our way of thanking those who return. Every purchase leaves crystals, and crystals open stones: Amber, Emerald, Diamond. There is no small print; the full rules are in the <a href="/terminos-de-servicios">terms of service</a>.</p>

<h2>Come and see us</h2>
<p>${company.address}<br>Monday to Friday, 9 am to 6 pm. Saturday, 10 am to 2 pm.<br>${company.phone}<br>${company.email}</p>
<p>Knock hard: the machines are loud.</p>
`;

export const about: LegalText = {
  n: 11,
  name: { es: 'La casa', en: 'About the house' },
  content: { es, en },
};
