import { createContext } from 'react';

/** Element in the page's header that shows the subject of a flow; null on pages whose header has none. */
export const HeaderSlot = createContext<HTMLElement | null>(null);
