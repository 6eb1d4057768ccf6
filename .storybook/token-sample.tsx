import { useEffect, useRef, useState } from 'react';

interface TokenSampleProps {
  /** The custom property: `--ob-color-ink`. */
  token: string;
}

/** What a custom property is on this page, in this theme; a colour shows itself. */
export function TokenSample({ token }: TokenSampleProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState('');
  useEffect(() => {
    const read = () => place.current && setValue(getComputedStyle(place.current).getPropertyValue(token).trim());
    read();
    const themes = new MutationObserver(read);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => themes.disconnect();
  }, [token]);
  return (
    <span ref={place} style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      {token.startsWith('--ob-color-') && (
        <span
          style={{
            inlineSize: 16,
            blockSize: 16,
            border: '1px solid var(--ob-color-line)',
            background: `var(${token})`,
          }}
        />
      )}
      {value}
    </span>
  );
}
