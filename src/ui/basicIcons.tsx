// Icons of the first view; all others are in icons.tsx, so that the login does not wait for them.
import type { ReactNode, SVGProps } from 'react';

/** Icons are decoration beside words: they are hidden from assistive technology. */
export type IconProps = Pick<SVGProps<SVGSVGElement>, 'className'>;

export function Svg({ className = '', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const EyeIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M1.7 10S4.7 4.2 10 4.2 18.3 10 18.3 10 15.3 15.8 10 15.8 1.7 10 1.7 10z" />
    <circle cx="10" cy="10" r="2.6" />
  </Svg>
);
export const EyeOffIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M8 4.5A8 8 0 0 1 10 4.2c5.3 0 8.3 5.8 8.3 5.8a14 14 0 0 1-2.1 2.9m-2.3 1.9A8 8 0 0 1 10 15.8C4.7 15.8 1.7 10 1.7 10a14 14 0 0 1 4.4-4.8m2 3a2.6 2.6 0 0 0 3.7 3.7M2.5 2.5l15 15" />
  </Svg>
);
export const ExternalIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M11.5 3.5h5v5M16.5 3.5 9 11M14 11.5v3a2 2 0 0 1-2 2H5.5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h3" />
  </Svg>
);
export const SearchIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m17 17-4-4M14.5 8.8a5.7 5.7 0 1 1-11.4 0 5.7 5.7 0 0 1 11.4 0z" />
  </Svg>
);
export const MenuIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3 5.5h14M3 10h14M3 14.5h14" />
  </Svg>
);
export const OfflineIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3 3l14 14M5.5 11.2a6.5 6.5 0 0 1 3-1.6M2.5 8a11 11 0 0 1 3.2-2M9 4.9a11 11 0 0 1 8.5 3.1M12.5 10.1a6.5 6.5 0 0 1 2 1.1M10 15.3v.1" />
  </Svg>
);
export const InfoIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 9.3v4.2M10 6.5v.1" />
  </Svg>
);
export const WarningIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M8.7 3.4a1.5 1.5 0 0 1 2.6 0l6 10.9a1.5 1.5 0 0 1-1.3 2.2H4a1.5 1.5 0 0 1-1.3-2.2zM10 7.5v3.7M10 13.6v.1" />
  </Svg>
);
