import { Field, ProductCard, TextInput } from '@obsidiana/ui';
import { MoneyLabel } from '@obsidiana/ui/money-label';
import { Bag } from './bag.tsx';

/** Renders on the server; what needs the browser says so itself. */
export default function Page() {
  return (
    <main>
      <ProductCard
        href="#kimono"
        name="Kimono Ágata"
        picture={<div />}
        price={<MoneyLabel amount={129900} currency="MXN" locale="es-MX" />}
      />
      <Field label="Correo">
        <TextInput type="email" />
      </Field>
      <Bag />
    </main>
  );
}
