import './own.css';
import '@obsidiana/ui/styles';
import type { ReactNode } from 'react';

export const metadata = { title: 'A Next app', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es">
      <body>{children}</body>
    </html>
  );
}
