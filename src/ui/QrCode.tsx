import { useMemo } from 'react';
import { encode } from 'uqr';
import './QrCode.css';

export type QrCodeProps = {
  value: string;
  /** Names the code's content and the place where it is given as text. */
  label: string;
  /** Error correction: GiroCode wants `M` (EPC069-12). */
  ecc?: 'L' | 'M' | 'Q' | 'H';
};

/** QR code with its quiet zone of four modules, dark on light in either theme so that scanners read it. */
export function QrCode({ value, label, ecc = 'M' }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data } = encode(value, { ecc, border: 4 });
    const runs = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: data.length, path: runs.join('') };
  }, [value, ecc]);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="qr-code-light" d={`M0 0h${size}v${size}h-${size}z`} />
      <path className="qr-code-dark" d={path} />
    </svg>
  );
}
