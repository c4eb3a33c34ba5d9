import { type IconProps, Svg } from './basicIcons.tsx';

/* Icons of the account's places, and of the link to a place. */

export const ListIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4.5 3h11v14l-2.2-1.5L11.7 17 10 15.5 8.3 17l-1.6-1.5L4.5 17zM7.5 7h5M7.5 10.5h5" />
  </Svg>
);

export const KeyIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M6.5 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM9 10.5 16.5 3M13 6.5l2.5 2.5" />
  </Svg>
);

export const ShieldIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 2.5 4 5v4.5c0 4 2.5 6.7 6 8 3.5-1.3 6-4 6-8V5zM7.3 10l2 2 3.6-4" />
  </Svg>
);

export const NextIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m7.5 5 5 5-5 5" />
  </Svg>
);

export const CoinsIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M8 9.5c2.8 0 5-1.1 5-2.5S10.8 4.5 8 4.5 3 5.6 3 7s2.2 2.5 5 2.5zM3 7v3.5c0 1.4 2.2 2.5 5 2.5M13 7v1.5M12 15.5c2.8 0 5-1.1 5-2.5s-2.2-2.5-5-2.5-5 1.1-5 2.5 2.2 2.5 5 2.5zM7 13v2c0 1.4 2.2 2.5 5 2.5s5-1.1 5-2.5v-2" />
  </Svg>
);

export const WalletIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3 6.5h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm0 0a2 2 0 0 1 2-2h9v2M13.5 11.5h.01" />
  </Svg>
);

export const RegisterIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M5.5 2.5h9A1.5 1.5 0 0 1 16 4v12a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 16V4a1.5 1.5 0 0 1 1.5-1.5zM7.5 2.5v15M10 6.5h3.5M10 9.5h3.5" />
  </Svg>
);

export const GiftIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3.5 7.5h13V11h-13zM4.5 11v5.5h11V11M10 7.5v9M10 7.5S6 7.3 6 5.2a1.7 1.7 0 0 1 1.8-1.7C9.6 3.5 10 7.5 10 7.5zM10 7.5s4-.2 4-2.3a1.7 1.7 0 0 0-1.8-1.7C10.4 3.5 10 7.5 10 7.5z" />
  </Svg>
);
