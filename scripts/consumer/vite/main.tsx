import './own.css';
import '@obsidiana/ui/styles';
import { Button, ProductCard } from '@obsidiana/ui';
import { MoneyLabel } from '@obsidiana/ui/money-label';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [pieces, setPieces] = useState(0);
  return (
    <main>
      <ProductCard
        href="#kimono"
        name="Kimono Ágata"
        picture={<div />}
        price={<MoneyLabel amount={129900} currency="MXN" locale="es-MX" />}
      />
      <Button onClick={() => setPieces(pieces + 1)}>Añadir a la bolsa</Button>
      <Button className="wide">{pieces} en la bolsa</Button>
    </main>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
