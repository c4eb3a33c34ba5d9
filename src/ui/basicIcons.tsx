// Icons of the first view; all others are in icons.tsx, so that the login does not wait for them.
import type { ReactNode, SVGProps } from 'react';

/** Icons are decoration beside words: they are hidden from assistive technology. */
export type IconProps = Pick<SVGProps<SVGSVGElement>, 'className'>;

/**
 * Frame of all icons: 20 × 20 units, hidden from screen readers. `base.css` draws their lines in the colour of the
 * text.
 */
export function Svg({ className = '', children }: IconProps & { children: ReactNode }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {children}
    </svg>
  );
}

const eye = <path d="M2 10s3-6 8-6 8 6 8 6-3 6-8 6-8-6-8-6zm5.5 0a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0z" />;
export const EyeIcon = (props: IconProps) => <Svg {...props}>{eye}</Svg>;
export const EyeOffIcon = (props: IconProps) => (
  <Svg {...props}>
    {eye}
    <path d="M3 3l14 14" />
  </Svg>
);
export const ExternalIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M11.5 3.5h5v5m0-5L9 11m5 .5v5H3.5V6h5" />
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
    <path d="M3 3l14 14M2.5 8a11 11 0 0 1 15 0m-12 3a7 7 0 0 1 9 0M10 15v.1" />
  </Svg>
);
export const InfoIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16zm0-9v4m0-7v.1" />
  </Svg>
);
export const WarningIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m10 3 7.8 13.5H2.2zm0 4.5v3.7m0 2.4v.1" />
  </Svg>
);
