import { createContext } from 'react';
import type { Reading } from '#domain/shop/settings.ts';

/** Which of the product's two readings is shown (spec section 2); the shell provides it. For pages that both have. */
export const ShownReading = createContext<Reading>('investor');
