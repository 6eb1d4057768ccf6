import { createHash } from 'node:crypto';

/** Somebody with an account at Google or Facebook. */
export interface Person {
  /** The provider's id of the person: digits, the same for the same address. */
  readonly id: string;
  readonly name: string;
  readonly lastname: string;
  /** Null for an account that has none, or does not share it. */
  readonly email: string | null;
  /** Whether the provider has seen that the address belongs to the person. */
  readonly verified: boolean;
}

export type NewPerson = Omit<Person, 'id'>;

/** Who comes with the room. */
const seeded: readonly NewPerson[] = [
  { name: 'Valentina', lastname: 'Ríos', email: 'valentina.rios@gmail.example', verified: true },
  { name: 'Esmeralda', lastname: 'Luna', email: 'esmeralda@obsidiana.example', verified: true },
  { name: 'Mateo', lastname: 'Herrera', email: 'mateo.herrera@correo.example', verified: false },
  { name: 'Sol', lastname: 'Campos', email: null, verified: false },
];

/** The people of one provider: those that come with the room, and those who were added in its window. */
export class People {
  readonly #digits: number;
  #people: Person[] = [];

  /** @param digits how long the provider's ids are */
  constructor(digits: number) {
    this.#digits = digits;
    this.reset();
  }

  list(): readonly Person[] {
    return this.#people;
  }

  find(id: string): Person | undefined {
    return this.#people.find((person) => person.id === id);
  }

  /** Somebody who is known by the address already keeps the id, and is now as given. */
  add(person: NewPerson): Person {
    const id = idFrom(person.email ?? `${person.name} ${person.lastname}`, this.#digits);
    const added = { ...person, id };
    this.#people = [...this.#people.filter((known) => known.id !== id), added];
    return added;
  }

  reset(): void {
    this.#people = [];
    for (const person of seeded) this.add(person);
  }
}

function idFrom(text: string, digits: number): string {
  const hash = createHash('sha256').update(text.toLowerCase()).digest('hex');
  return `1${(BigInt(`0x${hash}`) % 10n ** BigInt(digits - 1)).toString().padStart(digits - 1, '0')}`;
}
