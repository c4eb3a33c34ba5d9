import { createContext } from 'react';

/** The place in the page's header where a flow names what it is about; null on pages whose header has none. */
export const HeaderSlot = createContext<HTMLElement | null>(null);
