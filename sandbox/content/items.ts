import type { Manner } from './art/works.ts';
import type { CreatorName } from './creators.ts';
import type { Words } from './types.ts';

/** Categories of the marketplace; `parent` is the code of the parent category. */
export const ITEM_TAXONS: readonly { code: string; parent: string | null; name: Words; description: Words }[] = [
  {
    code: 'art',
    parent: null,
    name: { de: 'Kunst', en: 'Art' },
    description: { de: 'Einzelwerke und kleine Auflagen.', en: 'Single works and small editions.' },
  },
  {
    code: 'generative',
    parent: 'art',
    name: { de: 'Generativ', en: 'Generative' },
    description: { de: 'Von Regeln gezeichnet.', en: 'Drawn by rules.' },
  },
  {
    code: 'landscape',
    parent: 'art',
    name: { de: 'Landschaft', en: 'Landscape' },
    description: { de: 'Hügel, Küsten, Himmel.', en: 'Hills, coasts, skies.' },
  },
  {
    code: 'geometry',
    parent: 'art',
    name: { de: 'Geometrie', en: 'Geometry' },
    description: { de: 'Flächen, Kreise, Raster.', en: 'Planes, circles, grids.' },
  },
  {
    code: 'concrete',
    parent: 'geometry',
    name: { de: 'Konkrete Kunst', en: 'Concrete art' },
    description: { de: 'Form und Farbe, sonst nichts.', en: 'Form and colour, nothing else.' },
  },
  {
    code: 'design',
    parent: null,
    name: { de: 'Gestaltung', en: 'Design' },
    description: { de: 'Muster für Böden, Stoffe und Wände.', en: 'Patterns for floors, fabrics and walls.' },
  },
  {
    code: 'floors',
    parent: 'design',
    name: { de: 'Böden', en: 'Floors' },
    description: { de: 'Parkett und Fliesen.', en: 'Parquet and tiles.' },
  },
  {
    code: 'fabrics',
    parent: 'design',
    name: { de: 'Stoffe', en: 'Fabrics' },
    description: { de: 'Webmuster und Drucke.', en: 'Weaves and prints.' },
  },
  {
    code: 'collectibles',
    parent: null,
    name: { de: 'Sammeln', en: 'Collectibles' },
    description: { de: 'Karten und Blätter in Serie.', en: 'Cards and sheets in series.' },
  },
  {
    code: 'skycharts',
    parent: 'collectibles',
    name: { de: 'Sternkarten', en: 'Star charts' },
    description: { de: 'Eine Karte für jede Nacht.', en: 'A chart for every night.' },
  },
];

export interface ItemSeed {
  code: string;
  slug: string;
  name: Words;
  description: Words;
  taxon: string;
  manner: Manner;
  creator: CreatorName;
  collection: string;
  /** Cents. */
  price: number;
  supply: number;
  onHand: number;
}

interface Series {
  taxon: string;
  manner: Manner;
  prefix: string;
  description: Words;
  collection: string;
  /** Creator of the whole series, or one creator for each work. */
  creators: CreatorName | readonly CreatorName[];
  works: readonly (readonly [de: string, en: string])[];
}

const SERIES: readonly Series[] = [
  {
    taxon: 'floors',
    manner: 'parquet',
    prefix: 'PARKETT',
    collection: 'Kontorhäuser',
    creators: 'thomas-brandt',
    description: {
      de: 'Ein Boden aus 256 Stäben. Verlegt nach den Mustern alter Hamburger Kontorhäuser, gefärbt nach Laune.',
      en: 'A floor of 256 staves, laid after the patterns of old Hamburg office houses and coloured as the mood took it.',
    },
    works: [
      ['Kontorhaus, Diele', 'Counting House, Hall'],
      ['Treppenabsatz', 'Landing'],
      ['Tanzsaal um vier', 'Ballroom at Four'],
      ['Bibliothek, Nordlicht', 'Library, North Light'],
      ['Winterquartier', 'Winter Quarters'],
    ],
  },
  {
    taxon: 'landscape',
    manner: 'hills',
    prefix: 'LAND',
    collection: 'Überland',
    creators: 'ida-falk',
    description: {
      de: 'Sechs Lagen Papier, eine Sonne. Aus der Reihe „Überland“, gezeichnet auf Zugfahrten.',
      en: 'Six layers of paper, one sun. From the series “Overland”, drawn on train journeys.',
    },
    works: [
      ['Rhön, letzter Schnee', 'Rhön, Last Snow'],
      ['Kraichgau am Morgen', 'Kraichgau, Morning'],
      ['Hinter Uelzen', 'Beyond Uelzen'],
      ['Schwäbische Alb', 'Swabian Jura'],
      ['Vorpommern, flach', 'Vorpommern, Flat'],
    ],
  },
  {
    taxon: 'concrete',
    manner: 'shapes',
    prefix: 'FORM',
    collection: 'Sechzehn Felder',
    creators: ['nele-oort', 'nele-oort', 'nele-oort', 'studio-quer', 'studio-quer'],
    description: {
      de: 'Sechzehn Felder, fünf Formen, vier Farben. Jedes Blatt wurde ausgelost und dann nicht mehr verändert.',
      en: 'Sixteen fields, five forms, four colours. Each sheet was drawn by lot and not altered afterwards.',
    },
    works: [
      ['Sechzehn I', 'Sixteen I'],
      ['Sechzehn II', 'Sixteen II'],
      ['Sechzehn III', 'Sixteen III'],
      ['Viertelkreise', 'Quarter Circles'],
      ['Halbe Sache', 'Half Measures'],
    ],
  },
  {
    taxon: 'landscape',
    manner: 'waves',
    prefix: 'KUESTE',
    collection: 'Pegel',
    creators: ['ida-falk', 'ida-falk', 'jonte-siel', 'jonte-siel', 'jonte-siel'],
    description: {
      de: 'Pegelstände eines Tages, übereinandergelegt. Jede Linie ist eine Stunde.',
      en: 'The water levels of one day laid over each other. Every line is an hour.',
    },
    works: [
      ['Pegel Cuxhaven', 'Cuxhaven Gauge'],
      ['Ablaufendes Wasser', 'Ebbing Water'],
      ['Priel', 'Tideway'],
      ['Windstärke vier', 'Force Four'],
      ['Kabbelung', 'Chop'],
    ],
  },
  {
    taxon: 'fabrics',
    manner: 'truchet',
    prefix: 'STOFF',
    collection: 'Webmuster',
    creators: ['weberei-lunt', 'weberei-lunt', 'weberei-lunt', 'weberei-lunt', 'łukasz-青木'],
    description: {
      de: 'Viertelbögen nach Sébastien Truchet (1704). Als Webmuster gedacht, nahtlos wiederholbar.',
      en: 'Quarter arcs after Sébastien Truchet (1704). Meant as a weave, repeatable without a seam.',
    },
    works: [
      ['Webstuhl, links', 'Loom, Left'],
      ['Webstuhl, rechts', 'Loom, Right'],
      ['Irrgarten', 'Maze'],
      ['Schlingenware', 'Loop Fabric'],
      ['Labyrinth für Eilige', 'Maze for the Hurried'],
    ],
  },
  {
    taxon: 'skycharts',
    manner: 'stars',
    prefix: 'STERN',
    collection: 'Hundert Nächte',
    creators: 'sternwarte-ost',
    description: {
      de: 'Ein Sternbild, das es nicht gibt, für eine Nacht, die es gab. Blatt einer Serie von einhundert.',
      en: 'A constellation that does not exist for a night that did. One sheet of a series of a hundred.',
    },
    works: [
      ['Der Lotse', 'The Pilot'],
      ['Kleiner Kran', 'Little Crane'],
      ['Die Waage, schief', 'The Scales, Tilted'],
      ['Nachtbus', 'Night Bus'],
      ['Der lange Löffel', 'The Long Spoon'],
    ],
  },
  {
    taxon: 'generative',
    manner: 'facets',
    prefix: 'FACETTE',
    collection: 'Facetten',
    creators: ['mira-kessel', 'mira-kessel', 'mira-kessel', 'nele-oort', 'nele-oort'],
    description: {
      de: 'Ein Raster, dessen Knoten sich verschieben dürfen, aber nie kreuzen. Fünfzig Dreiecke bleiben übrig.',
      en: 'A grid whose nodes may move but never cross. Fifty triangles remain.',
    },
    works: [
      ['Bruch', 'Fracture'],
      ['Eisgang', 'Ice Drift'],
      ['Schiefer', 'Slate'],
      ['Prisma, matt', 'Prism, Matt'],
      ['Zeltplatz von oben', 'Campsite from Above'],
    ],
  },
  {
    taxon: 'geometry',
    manner: 'rings',
    prefix: 'RING',
    collection: 'Kreise',
    creators: ['sternwarte-ost', 'plattenladen', 'plattenladen', 'nele-oort', 'mira-kessel'],
    description: {
      de: 'Kreise, die ihren Mittelpunkt suchen. Jeder rückt dem vorigen ein wenig nach.',
      en: 'Circles in search of their centre. Each follows the one before a little.',
    },
    works: [
      ['Jahresringe', 'Annual Rings'],
      ['Echo', 'Echo'],
      ['Schallplatte, Seite B', 'Record, Side B'],
      ['Tropfen', 'Drop'],
      ['Umlaufbahn', 'Orbit'],
    ],
  },
];

const PRICES = [4_900, 12_000, 18_500, 29_000, 75_000];
const SUPPLIES = [100, 50, 25, 10, 1];

/** Forty works; the last of each series is a single piece, every seventh work is sold out. */
export const ITEMS: readonly ItemSeed[] = SERIES.flatMap(
  ({ taxon, manner, prefix, description, collection, creators, works }, series) =>
    works.map(([de, en], index) => {
      const supply = SUPPLIES[(series + index) % SUPPLIES.length] ?? 1;
      const number = series * works.length + index;
      return {
        code: `${prefix}-${index + 1}`,
        slug: `${prefix.toLowerCase()}-${index + 1}`,
        name: { de, en },
        description,
        taxon,
        manner,
        collection,
        creator: typeof creators === 'string' ? creators : (creators[index] ?? 'studio-quer'),
        price: PRICES[(series * 2 + index) % PRICES.length] ?? 4_900,
        supply,
        onHand: number % 7 === 6 ? 0 : Math.max(1, supply - ((number * 3) % supply)),
      };
    }),
);
