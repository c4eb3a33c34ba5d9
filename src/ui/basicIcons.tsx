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
    <path d="M1.7 10s3-6 8.3-6 8.3 6 8.3 6-3 6-8.3 6-8.3-6-8.3-6z" />
    <circle cx="10" cy="10" r="2.6" />
  </Svg>
);
export const EyeOffIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M8 4.3A8 8 0 0 1 10 4c5.3 0 8.3 6 8.3 6a14 14 0 0 1-2 3m-2.4 2a8 8 0 0 1-3.9 1c-5.3 0-8.3-6-8.3-6a14 14 0 0 1 4.4-5m2 3a2.6 2.6 0 0 0 3.7 3.7M3 3l14 14" />
  </Svg>
);
export const ExternalIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M11.5 3.5h5v5M16.5 3.5 9 11M14 11.5v3a2 2 0 0 1-2 2H5.5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h3" />
  </Svg>
);
export const SearchIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m17 17-4-4m2-4A6 6 0 1 1 3 9a6 6 0 0 1 12 0z" />
  </Svg>
);
export const MenuIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3 5.5h14M3 10h14M3 14.5h14" />
  </Svg>
);
export const OfflineIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3 3l14 14M5.5 11a7 7 0 0 1 3-1.4M2.5 8a11 11 0 0 1 3.2-2M9 5a11 11 0 0 1 8.5 3m-5 2a7 7 0 0 1 2 1M10 15v.1" />
  </Svg>
);
export const InfoIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zm0-8v4m0-7v.1" />
  </Svg>
);
export const WarningIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M8.7 3.4a1.5 1.5 0 0 1 2.6 0l6 10.9a1.5 1.5 0 0 1-1.3 2.2H4a1.5 1.5 0 0 1-1.3-2.2zM10 7.5v3.7M10 13.6v.1" />
  </Svg>
);
