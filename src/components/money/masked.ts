import { createContext } from 'react';

/** Whether amounts are hidden on the whole page; the shell provides it. */
export const MaskedAmounts = createContext(false);
