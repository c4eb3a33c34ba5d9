import { type ComponentProps, type ReactNode, useState } from 'react';
import { type Picture as PictureData, sourcesOf } from '#domain/media/picture.ts';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'onError'> {
  of: PictureData;
  alt: string;
  /** How wide it is shown. */
  sizes: string;
  /** What stands there when it cannot be had: the browser's sign of a broken picture says nothing. */
  fallback: ReactNode;
}

/** A picture in the width that it is shown in, where the shop has it in several. */
export function Picture({ of, alt, sizes, fallback, ...img }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === of.url) return fallback;
  return <img {...img} {...sourcesOf(of, sizes)} alt={alt} onError={() => setBroken(of.url)} />;
}
