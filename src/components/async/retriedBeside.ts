import { createContext } from 'react';

/**
 * Retry of the frame's failed read: a retry within the page calls it too, and the frame shows no button of its own.
 * Null while the frame has all its data.
 */
export const RetriedBeside = createContext<(() => void) | null>(null);
