/** Target of a link: an address, and the screen if a flow shows several at one address. */
export interface ScreenLink {
  href: string;
  'data-screen'?: string | undefined;
}
