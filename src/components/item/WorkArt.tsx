import { useState } from 'react';
import { mediumOf } from '#domain/media/shownMedia.ts';
import type { Item } from '#domain/shop/item.ts';
import { generator, ProductArt, type ProductArtProps } from '#ui/ProductArt.tsx';

export interface WorkArtProps extends Omit<ProductArtProps, 'onError' | 'code' | 'pattern'> {
  item: Pick<Item, 'code' | 'mediaFiles'>;
}

/** Picture of a work; without one, or if it fails to load, a pattern of its code: parquet, or the waves of a sound. */
export function WorkArt({ item, ...props }: WorkArtProps) {
  const { src } = props;
  const [broken, setBroken] = useState<string>();
  return (
    <ProductArt
      {...props}
      code={item.code}
      src={src === broken ? undefined : src}
      onError={() => setBroken(src)}
      pattern={mediumOf(item) === 'audio' ? <Waves code={item.code} /> : undefined}
    />
  );
}

/** Number of bars, and the distance between them. */
const BARS = 25;
const STEP = 320 / BARS;

/** Bars as in the picture of a recording, louder in the middle. */
function Waves({ code }: { code: string }) {
  const random = generator(code);
  const bars = Array.from({ length: BARS }, (_, index) => {
    const half = 8 + 92 * Math.sin((Math.PI * (index + 0.5)) / BARS) * random();
    return `M${(index + 0.5) * STEP} ${160 - half}v${2 * half}`;
  });
  return (
    <svg viewBox="0 0 320 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={bars.join('')} stroke="currentColor" strokeWidth="6" strokeLinecap="round" opacity="0.5" />
    </svg>
  );
}
