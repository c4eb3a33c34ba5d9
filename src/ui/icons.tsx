import { type IconProps, Svg } from './basicIcons.tsx';

export { ExternalIcon, EyeIcon, EyeOffIcon, MenuIcon, OfflineIcon, SearchIcon } from './basicIcons.tsx';

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
export const MailIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4 4.5h12A1.5 1.5 0 0 1 17.5 6v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 14V6A1.5 1.5 0 0 1 4 4.5zM3 6l7 5 7-5" />
  </Svg>
);
export const FileIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zm0 0v4h4M7.5 10.5h5M7.5 13.5h5" />
  </Svg>
);
export const UploadIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 13V3.5m-4 4 4-4 4 4M3.5 16.5h13" />
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
export const DownloadIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 3v9.5m-4-4 4 4 4-4M3.5 16.5h13" />
  </Svg>
);
export const BankIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3 8 10 3.5 17 8zM5 8v6M8.3 8v6M11.7 8v6M15 8v6M3 16.5h14" />
  </Svg>
);
export const CardIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4 4.5h12A1.5 1.5 0 0 1 17.5 6v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 14V6A1.5 1.5 0 0 1 4 4.5zM2.5 8.2h15M5.5 12.2h3" />
  </Svg>
);
export const ClockIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 5.8V10l3 2" />
  </Svg>
);
export const CalendarIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4.5 4.5h11A1.5 1.5 0 0 1 17 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5zM3 8.5h14M6.8 2.8v3M13.2 2.8v3" />
  </Svg>
);
export const HalfIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15z" />
    <path d="M10 2.5a7.5 7.5 0 0 0 0 15z" fill="currentColor" />
  </Svg>
);
export const UndoIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M7 4 3.5 7.5 7 11M3.5 7.5h8a5 5 0 0 1 0 10H8" />
  </Svg>
);
export const UserIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 10.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 17a6.5 6.5 0 0 1 13 0" />
  </Svg>
);
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
export const LockIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M5.5 9h9A1.5 1.5 0 0 1 16 10.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9zM6.8 9V6.4a3.2 3.2 0 0 1 6.4 0V9" />
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

export const ShareIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 12.5V3m-3 3 3-3 3 3M5.5 9H5a1.5 1.5 0 0 0-1.5 1.5V15A1.5 1.5 0 0 0 5 16.5h10a1.5 1.5 0 0 0 1.5-1.5v-4.5A1.5 1.5 0 0 0 15 9h-.5" />
  </Svg>
);
