import { type ComponentProps, type ReactNode, useMemo } from 'react';
import './ProductArt.css';

/** The shop's picture, if it has one, with its widths. Decorative: the product's name is beside it. */
type Picture = Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'onError'>;

export type ProductArtProps = Picture & {
  /** Code of the product: the same code always yields the same pattern. */
  code: string;
  tone?: 'brand' | 'accent' | 'neutral';
  /** Twice as wide as high by default. */
  shape?: 'wide' | 'square';
  /** Loads the picture eagerly, since it is visible at once. */
  early?: boolean;
  /** Replaces the parquet pattern of a product without a picture. */
  pattern?: ReactNode;
  children?: ReactNode;
};

/** Picture of a product, or a parquet pattern generated from its code. */
export function ProductArt(props: ProductArtProps) {
  const { code, tone = 'brand', shape = 'wide', early, pattern, children, ...picture } = props;
  return (
    <div className="product-art" data-tone={tone} data-shape={shape}>
      {picture.src ? (
        <img
          {...picture}
          alt=""
          onLoad={markSmall}
          loading={early ? 'eager' : 'lazy'}
          decoding="async"
          width="640"
          height={shape === 'wide' ? 320 : 640}
        />
      ) : (
        (pattern ?? <Parquet code={code} />)
      )}
      {children && <div className="product-art-badge">{children}</div>}
    </div>
  );
}

/** Marks a picture less than half as wide as its place, which keeps its own size. */
function markSmall({ currentTarget: image }: { currentTarget: HTMLImageElement }) {
  image.toggleAttribute('data-small', 2 * image.naturalWidth < image.clientWidth);
}

const SHADES = [0.04, 0.08, 0.14, 0.22];
const GAP = 1.5;

/**
 * Herringbone: on a grid of squares, the diagonal index x − y modulo twice the plank's length says which plank a square
 * belongs to; planks lie across for its first half and upright for the second. The code chooses length, width,
 * direction and the shade of each plank.
 */
function Parquet({ code }: { code: string }) {
  const { angle, paths } = useMemo(() => layParquet(code), [code]);
  return (
    <svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform={`rotate(${angle} 160 80)`} fill="currentColor">
        {paths.map((d, shade) => (
          <path key={SHADES[shade]} d={d} fillOpacity={SHADES[shade]} />
        ))}
      </g>
    </svg>
  );
}

function layParquet(code: string) {
  const random = generator(code);
  const length = 2 + Math.floor(random() * 3);
  const width = 18 + 2 * Math.floor(random() * 5);
  const angle = random() < 0.5 ? 45 : -45;
  const paths = SHADES.map(() => '');
  const long = length * width - GAP;
  const short = width - GAP;
  // The picture is 320 × 160, its half diagonal 179; a margin of one plank covers what the rotation brings in.
  const reach = Math.ceil(179 / width) + length;
  const midX = Math.round(160 / width);
  const midY = Math.round(80 / width);
  for (let y = midY - reach; y < midY + reach; y++) {
    for (let x = midX - reach; x < midX + reach; x++) {
      const index = (((x - y) % (2 * length)) + 2 * length) % (2 * length);
      const across = index === 0;
      if (!across && index !== 2 * length - 1) continue;
      const shade = Math.floor(random() * SHADES.length);
      const [w, h] = across ? [long, short] : [short, long];
      paths[shade] += `M${x * width} ${y * width}h${w}v${h}h${-w}z`;
    }
  }
  return { angle, paths };
}

/** Generates numbers in [0, 1) from FNV-1a of the text as seed of a mulberry32 sequence: the same for the same text. */
export function generator(text: string) {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
