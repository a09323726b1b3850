import type { SeededRandom } from "./seeded-random";

/** Hex colours of a cover. */
export interface Palette {
  background: string;
  main: string;
  accent: string;
  pale: string;
  dark: string;
}

export const WIDTH = 1200;
export const HEIGHT = 675;
const roundCoordinate = (value: number) => Math.round(value * 10) / 10;

/** Repeats a tile over the cover. */
function tilePattern(size: number, angle: number, tile: string): string {
  return `<pattern id="m" width="${roundCoordinate(size)}" height="${roundCoordinate(size)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${roundCoordinate(angle)})">${tile}</pattern>`;
}
const patternFill = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#m)"/>`;

/** Kawung: four petals around each crossing. */
function kawung(random: SeededRandom, ink: Palette): string {
  const size = random.between(96, 150);
  const half = size / 2;
  const petal = (angle: number) =>
    `<g transform="rotate(${angle} ${roundCoordinate(half)} ${roundCoordinate(half)})"><ellipse cx="${roundCoordinate(half)}" cy="${roundCoordinate(half * 0.5)}" rx="${roundCoordinate(half * 0.3)}" ry="${roundCoordinate(half * 0.42)}" fill="${ink.pale}" opacity=".92"/><ellipse cx="${roundCoordinate(half)}" cy="${roundCoordinate(half * 0.5)}" rx="${roundCoordinate(half * 0.08)}" ry="${roundCoordinate(half * 0.2)}" fill="${ink.main}"/></g>`;
  return `<defs>${tilePattern(size, 45, `${[0, 90, 180, 270].map(petal).join("")}<circle cx="${roundCoordinate(half)}" cy="${roundCoordinate(half)}" r="${roundCoordinate(half * 0.1)}" fill="${ink.accent}"/>`)}</defs>${patternFill}`;
}

/** Parang: diagonal waves. */
function parang(random: SeededRandom, ink: Palette): string {
  const size = random.between(110, 160);
  const wave = `<path d="M0 ${roundCoordinate(size * 0.2)}C${roundCoordinate(size * 0.25)} ${roundCoordinate(-size * 0.05)} ${roundCoordinate(size * 0.35)} ${roundCoordinate(size * 0.5)} ${roundCoordinate(size * 0.6)} ${roundCoordinate(size * 0.25)}S${roundCoordinate(size * 0.9)} ${roundCoordinate(size * 0.1)} ${roundCoordinate(size)} ${roundCoordinate(size * 0.2)}V${roundCoordinate(size * 0.42)}C${roundCoordinate(size * 0.7)} ${roundCoordinate(size * 0.7)} ${roundCoordinate(size * 0.4)} ${roundCoordinate(size * 0.2)} 0 ${roundCoordinate(size * 0.42)}Z" fill="${ink.pale}"/>`;
  const lines = [0.6, 0.66, 0.88, 0.94]
    .map(
      (y) =>
        `<rect y="${roundCoordinate(size * y)}" width="${roundCoordinate(size)}" height="${roundCoordinate(size * 0.018)}" fill="${ink.accent}"/>`,
    )
    .join("");
  const beads = [0.25, 0.75]
    .map(
      (x) =>
        `<circle cx="${roundCoordinate(size * x)}" cy="${roundCoordinate(size * 0.78)}" r="${roundCoordinate(size * 0.04)}" fill="${ink.pale}"/>`,
    )
    .join("");
  return `<defs>${tilePattern(size, random.pick([-45, 45]), wave + lines + beads)}</defs>${patternFill}`;
}

/** Truntum: scattered stars. */
function truntum(random: SeededRandom, ink: Palette): string {
  const size = random.between(88, 128);
  const star = (x: number, y: number, r: number, colour: string) =>
    `${Array.from({ length: 8 }, (_, at) => {
      const angle = (at * Math.PI) / 4;
      return `<ellipse cx="${roundCoordinate(x + Math.cos(angle) * r * 0.62)}" cy="${roundCoordinate(y + Math.sin(angle) * r * 0.62)}" rx="${roundCoordinate(r * 0.38)}" ry="${roundCoordinate(r * 0.13)}" transform="rotate(${at * 45} ${roundCoordinate(x + Math.cos(angle) * r * 0.62)} ${roundCoordinate(y + Math.sin(angle) * r * 0.62)})" fill="${colour}"/>`;
    }).join(
      "",
    )}<circle cx="${roundCoordinate(x)}" cy="${roundCoordinate(y)}" r="${roundCoordinate(r * 0.17)}" fill="${ink.accent}"/>`;
  return `<defs>${tilePattern(size, random.between(0, 20), star(size / 2, size / 2, size * 0.34, ink.pale) + star(0, 0, size * 0.16, ink.accent) + star(size, size, size * 0.16, ink.accent))}</defs>${patternFill}`;
}

/** Megamendung: layered clouds. */
function megamendung(random: SeededRandom, ink: Palette): string {
  const cloud = (x: number, y: number, scale: number) => {
    const shape =
      "M-150 40C-220 40-225-40-160-45C-165-110-70-125-45-75C-15-130 85-120 85-55C150-75 190-5 140 40Z";
    return [1, 0.82, 0.64, 0.46, 0.28]
      .map(
        (size, at) =>
          `<path d="${shape}" transform="translate(${roundCoordinate(x)} ${roundCoordinate(y)}) scale(${roundCoordinate(size * scale * 10) / 10})" fill="${at % 2 ? ink.main : at === 4 ? ink.accent : ink.pale}"/>`,
      )
      .join("");
  };
  const rows = [0.2, 0.5, 0.82];
  return rows
    .flatMap((row, at) =>
      Array.from({ length: 4 }, (_, column) =>
        cloud(
          column * 380 + (at % 2) * 190 - 20 + random.between(-30, 30),
          HEIGHT * row,
          random.between(0.9, 1.25),
        ),
      ),
    )
    .join("");
}

/** Rice terraces below mountains and a sun. */
function sawah(random: SeededRandom, ink: Palette): string {
  const sun = `<circle cx="${roundCoordinate(random.between(250, 950))}" cy="${roundCoordinate(random.between(140, 250))}" r="${roundCoordinate(random.between(70, 110))}" fill="${ink.accent}"/>`;
  const peak = (x: number, height: number, colour: string, opacity: number) =>
    `<path d="M${roundCoordinate(x - height * 1.35)} 430L${roundCoordinate(x - height * 0.12)} ${roundCoordinate(430 - height)}Q${roundCoordinate(x)} ${roundCoordinate(430 - height * 0.94)} ${roundCoordinate(x + height * 0.12)} ${roundCoordinate(430 - height)}L${roundCoordinate(x + height * 1.35)} 430Z" fill="${colour}" opacity="${opacity}"/>`;
  const peaks =
    peak(random.between(150, 450), random.between(210, 280), ink.dark, 0.45) +
    peak(random.between(700, 1050), random.between(170, 260), ink.dark, 0.65);
  const terraces = Array.from({ length: 7 }, (_, at) => {
    const y = 400 + at * 42;
    const bend = random.between(-50, 50);
    return `<path d="M0 ${roundCoordinate(y)}C300 ${roundCoordinate(y - 40 + bend)} 600 ${roundCoordinate(y + 45 - bend)} 1200 ${roundCoordinate(y - 10)}V675H0Z" fill="${at % 2 ? ink.pale : ink.main}" opacity="${at % 2 ? 0.85 : 1}" stroke="${ink.dark}" stroke-opacity=".25" stroke-width="3"/>`;
  }).join("");
  return sun + peaks + terraces;
}

/** Sea with a sail. */
function laut(random: SeededRandom, ink: Palette): string {
  const x = random.between(350, 850);
  const sail = `<g transform="translate(${roundCoordinate(x)} 300)"><path d="M0-170C90-120 120-30 118 40H0Z" fill="${ink.pale}"/><path d="M-12-140C-80-90-98-20-96 40H-12Z" fill="${ink.accent}"/><path d="M-130 55H150C130 105 90 120 10 120S-110 105-130 55Z" fill="${ink.dark}"/></g>`;
  const waves = Array.from({ length: 6 }, (_, at) => {
    const y = 400 + at * 50;
    const shift = random.between(-80, 0);
    const crests = Array.from({ length: 9 }, (_, wave) => `q40 ${wave % 2 ? 34 : -34} 160 0`).join(
      "",
    );
    return `<path d="M${roundCoordinate(shift)} ${y}${crests}V720H${roundCoordinate(shift)}Z" fill="${at % 2 ? ink.pale : ink.main}" opacity="${at % 2 ? 0.55 : 0.95}"/>`;
  }).join("");
  return `<circle cx="${roundCoordinate(1200 - x)}" cy="170" r="80" fill="${ink.accent}" opacity=".85"/>${sail}${waves}`;
}

/** Quarter circles, as on old floor tiles. */
function tegel(random: SeededRandom, ink: Palette): string {
  const size = 150;
  const inks = [ink.pale, ink.accent, ink.main, ink.dark] as const;
  let tiles = "";
  for (let y = 0; y < HEIGHT; y += size)
    for (let x = 0; x < WIDTH; x += size) {
      const turn = random.pick([0, 90, 180, 270]);
      tiles += `<g transform="translate(${x} ${y}) rotate(${turn} 75 75)"><rect width="150" height="150" fill="${random.pick([...inks])}"/><path d="M0 0H150A150 150 0 0 1 0 150Z" fill="${random.pick([...inks])}"/>${random.next() > 0.6 ? `<circle cx="112" cy="112" r="24" fill="${random.pick([...inks])}"/>` : ""}</g>`;
    }
  return tiles;
}

export const MOTIFS = [kawung, parang, truntum, megamendung, sawah, laut, tegel] as const;
