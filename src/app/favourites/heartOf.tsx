import type { ReactNode } from 'react';
import { Heart } from './Heart.tsx';

/** Renders a card's heart, for lists whose views know nothing of favourites. */
export const heartOf = (code: string, name: string): ReactNode => <Heart code={code} name={name} />;
