'use client';

import { Button } from '@obsidiana/ui/button';
import { useState } from 'react';

export function Bag() {
  const [pieces, setPieces] = useState(0);
  return (
    <>
      <Button onClick={() => setPieces(pieces + 1)}>Añadir a la bolsa</Button>
      <Button className="wide">{pieces} en la bolsa</Button>
    </>
  );
}
