import { type IconProps, Svg } from './basicIcons.tsx';

/* Icons used on single pages: kinds of files, payment methods, states. */

export const MailIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4 4.5h12A1.5 1.5 0 0 1 17.5 6v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 14V6A1.5 1.5 0 0 1 4 4.5zM3 6l7 5 7-5" />
  </Svg>
);

export const BellIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.5 5.5-1.5 5.5h12s-1.5-1.5-1.5-5.5A4.5 4.5 0 0 0 10 3zM8.3 16a1.8 1.8 0 0 0 3.4 0" />
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

export const LockIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M5.5 9h9A1.5 1.5 0 0 1 16 10.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9zM6.8 9V6.4a3.2 3.2 0 0 1 6.4 0V9" />
  </Svg>
);

export const ShareIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 12.5V3m-3 3 3-3 3 3M5.5 9H5a1.5 1.5 0 0 0-1.5 1.5V15A1.5 1.5 0 0 0 5 16.5h10a1.5 1.5 0 0 0 1.5-1.5v-4.5A1.5 1.5 0 0 0 15 9h-.5" />
  </Svg>
);
