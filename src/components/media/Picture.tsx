import { type ComponentProps, type ReactNode, useState } from 'react';
import { type Picture as PictureData, sourcesOf } from '#domain/media/picture.ts';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'onError'> {
  of: PictureData;
  alt: string;
  sizes: string;
  /** Replaces a picture that fails to load: the browser's broken-image icon says nothing. */
  fallback: ReactNode;
}

/** Picture in its displayed width, if the shop has several widths. */
export function Picture({ of, alt, sizes, fallback, ...img }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === of.url) return fallback;
  return <img {...img} {...sourcesOf(of, sizes)} alt={alt} onError={() => setBroken(of.url)} />;
}
