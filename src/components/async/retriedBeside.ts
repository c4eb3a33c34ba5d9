import { createContext } from 'react';

/**
 * What could not be loaded for the frame of a page: whoever tries again within tries that too, and the frame shows no button
 * of its own. Null while nothing is missing there.
 */
export const RetriedBeside = createContext<(() => void) | null>(null);
