import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MoneyLabel } from './money-label.tsx';

const text = (markup: string) => markup.replace(/<[^>]+>/g, '');

describe('MoneyLabel on the server', () => {
  it('@LANG-5 shows the amount with its currency code, and zero where there is none', () => {
    const price = renderToStaticMarkup(<MoneyLabel amount={129900} currency="MXN" locale="es-MX" />);
    expect(text(price)).toBe('$1,299.00 MXN');
    expect(price).toMatch(/^<data [^>]*value="1299.00"/);
    expect(text(renderToStaticMarkup(<MoneyLabel amount={null} currency="MXN" locale="es-MX" />))).toBe('$0.00 MXN');
  });

  it('says that a former price is one', () => {
    const former = (
      <MoneyLabel amount={179900} currency="MXN" locale="es-MX" former="Precio anterior:" showCode={false} />
    );
    expect(text(renderToStaticMarkup(former))).toBe('Precio anterior: $1,799.00');
  });
});
