import { HEIGHT, MOTIFS, type Palette, WIDTH } from "./motifs";
import { createSeededRandom } from "./seeded-random";

export interface CoverColours {
  primary: string;
  secondary: string;
  dark: string;
}

const toRgb = (hex: string) => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  return [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
};
/** Mixes `share` of b into a. */
const mixColours = (a: string, b: string, share: number) => {
  const other = toRgb(b);
  return `#${toRgb(a)
    .map((part, at) =>
      Math.round(part + ((other[at] ?? 0) - part) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
};

/** Variations of the tenant's colours, so that neighbours in a list differ. */
function createPalette({ primary, secondary, dark }: CoverColours, variation: number): Palette {
  const sand = "#f6e7c8";
  const palettes: Palette[] = [
    {
      background: mixColours(primary, "#ffffff", 0.15),
      main: primary,
      accent: "#f2b84b",
      pale: mixColours(primary, "#ffffff", 0.82),
      dark: mixColours(dark, primary, 0.3),
    },
    {
      background: mixColours(primary, dark, 0.55),
      main: mixColours(primary, dark, 0.2),
      accent: "#f2b84b",
      pale: sand,
      dark: mixColours(dark, "#000000", 0.2),
    },
    {
      background: sand,
      main: secondary,
      accent: "#d9643a",
      pale: mixColours(secondary, "#ffffff", 0.7),
      dark: mixColours(dark, secondary, 0.25),
    },
    {
      background: mixColours(secondary, dark, 0.45),
      main: secondary,
      accent: "#f7d98b",
      pale: mixColours(secondary, "#ffffff", 0.78),
      dark,
    },
    {
      background: mixColours(primary, "#ffffff", 0.72),
      main: mixColours(primary, dark, 0.15),
      accent: "#d9643a",
      pale: "#fffaf0",
      dark: mixColours(dark, primary, 0.35),
    },
  ];
  return palettes[variation % palettes.length] as Palette;
}

/** Numbers at the end take turns, so that neighbours in an album differ. */
function chooseLook(seed: string): { motif: number; palette: number } {
  const [, series = seed, number = "0"] = /^(.*)-(\d{1,3})$/.exec(seed) ?? [];
  const random = createSeededRandom(series);
  const next = () => Math.floor(random.next() * 1_000) + Number(number);
  return { motif: next(), palette: next() };
}

/**
 * Cover of a record without an image: deterministic, without text. Motifs are batik (kawung,
 * parang, truntum, megamendung), rice terraces, sea and tiles.
 * @returns an SVG document of 1200 × 675
 */
export function renderCoverSvg(seed: string, colours: CoverColours): string {
  const random = createSeededRandom(seed);
  const { motif, palette } = chooseLook(seed);
  const draw = MOTIFS[motif % MOTIFS.length] ?? MOTIFS[0];
  const ink = createPalette(colours, palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ink.background}"/>${draw(random, ink)}</svg>`;
}

/** Neutral avatar of a person without a photo, 320 × 320. */
export function renderPortraitSvg(seed: string, colours: CoverColours): string {
  const random = createSeededRandom(`portrait ${seed}`);
  const ink = createPalette(colours, Math.floor(random.next() * 5));
  const skin = random.pick(["#c98d63", "#b97a50", "#d9a377", "#a66a43"]);
  const hair = random.pick(["#2b1d16", "#1c1512", "#3a261b"]);
  const cloth = random.pick([ink.main, ink.accent, ink.dark]);
  const parting = Math.round(random.between(88, 112));
  const smile = Math.round(random.between(198, 206));
  const head = `<rect x="140" y="195" width="40" height="50" fill="${skin}"/><ellipse cx="160" cy="160" rx="50" ry="60" fill="${skin}"/><path d="M106 158C98 ${parting - 20} 222 ${parting - 20} 214 158C208 132 190 128 160 128S112 132 106 158Z" fill="${hair}"/>`;
  const face = `<circle cx="142" cy="162" r="5" fill="${hair}"/><circle cx="178" cy="162" r="5" fill="${hair}"/><path d="M142 186Q160 ${smile} 178 186" fill="none" stroke="${hair}" stroke-width="5" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320"><rect width="320" height="320" fill="${ink.background}"/><circle cx="160" cy="150" r="128" fill="${ink.pale}" opacity=".6"/><path d="M40 320C40 250 100 236 160 236S280 250 280 320Z" fill="${cloth}"/>${head}${face}</svg>`;
}
