import { type IconProps, Svg } from './basicIcons.tsx';

/* Icons of the kit's controls and notices. Icons of fewer pages are in `placeIcons` and `signIcons`: home need not
   load
   them. */

export {
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  InfoIcon,
  MenuIcon,
  OfflineIcon,
  SearchIcon,
  WarningIcon,
} from './basicIcons.tsx';

export const CheckIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m4 10.5 4 4 8-9" />
  </Svg>
);
export const CloseIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m5 5 10 10M15 5 5 15" />
  </Svg>
);
export const PlusIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 4v12M4 10h12" />
  </Svg>
);
export const MinusIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4 10h12" />
  </Svg>
);
export const ChevronIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m5 7.5 5 5 5-5" />
  </Svg>
);
export const BackIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M16.5 10h-13m5-5-5 5 5 5" />
  </Svg>
);
export const CopyIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M7 7h8.5a1.5 1.5 0 0 1 1.5 1.5V15.5a1.5 1.5 0 0 1-1.5 1.5H8.5A1.5 1.5 0 0 1 7 15.5zM4.5 13a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 4.5 3h7A1.5 1.5 0 0 1 13 4.5" />
  </Svg>
);
export const SunIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1" />
  </Svg>
);
export const MoonIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M16.8 11.7A7 7 0 1 1 8.3 3.2a5.6 5.6 0 0 0 8.5 8.5z" />
  </Svg>
);
export const RetryIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 3v3.5H13" />
  </Svg>
);
