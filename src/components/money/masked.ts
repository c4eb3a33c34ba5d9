import { createContext } from 'react';

/** True while amounts are hidden on the whole page; provided by the shell. */
export const MaskedAmounts = createContext(false);
