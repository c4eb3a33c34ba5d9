/** Where a link leads: an address, and which of the screens there where a flow shows several at one. */
export interface ScreenLink {
  href: string;
  'data-screen'?: string | undefined;
}
