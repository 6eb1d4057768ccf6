import { mexicoId, unitedStatesId } from './countries.ts';
import type { Member } from './shapes.ts';

/** Every demonstration member signs in with it. */
const password = 'piedra-volcanica';

/** One member per tier, and one who has just arrived. Esmeralda has everything that buying at once needs. */
export const members: readonly Member[] = [
  {
    email: 'nueva@obsidiana.example',
    password,
    name: 'Itzel',
    lastname: 'Canché Pech',
    countryId: mexicoId,
    phone: '9995550118',
    dateOfBirth: '2001-02-14',
    language: 'es',
    affiliation: '0-48250',
    crystals: 0,
    addresses: [],
  },
  {
    email: 'ambar@obsidiana.example',
    password,
    name: 'Rodrigo',
    lastname: 'Santiago Luis',
    countryId: mexicoId,
    phone: '9515550164',
    dateOfBirth: '1988-09-03',
    language: 'es',
    affiliation: '0-48107',
    crystals: 74,
    addresses: [
      {
        line: 'Calle de la Constitución 208',
        line2: 'Interior 3, Centro',
        countryId: mexicoId,
        city: 'Oaxaca de Juárez',
        postalCode: '68000',
        details: 'Portón verde junto a la papelería; el timbre es el de arriba.',
      },
    ],
  },
  {
    email: 'esmeralda@obsidiana.example',
    password,
    name: 'Ximena',
    lastname: 'Arriaga Montes de Oca',
    countryId: mexicoId,
    phone: '5555550137',
    dateOfBirth: '1992-06-21',
    language: 'es',
    affiliation: '0-48213',
    crystals: 212,
    addresses: [
      {
        line: 'Avenida Ámsterdam 71',
        line2: 'Departamento 402, Hipódromo',
        countryId: mexicoId,
        city: 'Ciudad de México',
        postalCode: '06100',
        details: 'Dejar con don Beto en la entrada, de 8 a 20 h.',
      },
      {
        line: 'Calle Pino Suárez 35',
        line2: 'Centro',
        countryId: mexicoId,
        city: 'Santiago de Querétaro',
        postalCode: '76000',
        details: 'Oficina, segundo piso.',
      },
    ],
  },
  {
    email: 'diamante@obsidiana.example',
    password,
    name: 'Guadalupe',
    lastname: 'Herrera Quintanilla',
    countryId: unitedStatesId,
    phone: '2105550149',
    dateOfBirth: '1976-12-30',
    language: 'en',
    affiliation: '0-40021',
    crystals: 468,
    addresses: [
      {
        line: '418 Mission Street',
        line2: 'Apt 2B',
        countryId: unitedStatesId,
        city: 'San Antonio',
        postalCode: '78210',
        details: 'Leave it with the neighbour in 2A.',
      },
    ],
  },
];
