import { useState } from 'react';
import { ProductArt, type ProductArtProps } from '#ui/ProductArt.tsx';

/** Picture of a work; without one, or if it fails to load, the parquet pattern of its code. */
export function WorkArt(props: Omit<ProductArtProps, 'onError'>) {
  const { src } = props;
  const [broken, setBroken] = useState<string>();
  return <ProductArt {...props} src={src === broken ? undefined : src} onError={() => setBroken(src)} />;
}
