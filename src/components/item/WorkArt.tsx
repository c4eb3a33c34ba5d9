import { useState } from 'react';
import { ProductArt, type ProductArtProps } from '#ui/ProductArt.tsx';

/** A work's picture: where there is none, or it cannot be had, the parquet of its code. */
export function WorkArt(props: Omit<ProductArtProps, 'onError'>) {
  const { src } = props;
  /** Address of a picture that could not be had. */
  const [broken, setBroken] = useState<string>();
  return <ProductArt {...props} src={src === broken ? undefined : src} onError={() => setBroken(src)} />;
}
