import type { Random } from "./random";

/** Inks of a cover, as hex. */
export interface Palette {
  ground: string;
  main: string;
  second: string;
  pale: string;
  dark: string;
}

export const WIDTH = 1200;
export const HEIGHT = 675;
const n = (value: number) => Math.round(value * 10) / 10;

/** A tile repeated over the whole cover. */
function tiled(size: number, angle: number, tile: string): string {
  return `<pattern id="m" width="${n(size)}" height="${n(size)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${n(angle)})">${tile}</pattern>`;
}
const filled = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#m)"/>`;

/** Kawung: four petals about each crossing, a grain in every one. */
function kawung(random: Random, ink: Palette): string {
  const size = random.between(96, 150);
  const half = size / 2;
  const petal = (angle: number) =>
    `<g transform="rotate(${angle} ${n(half)} ${n(half)})"><ellipse cx="${n(half)}" cy="${n(half * 0.5)}" rx="${n(half * 0.3)}" ry="${n(half * 0.42)}" fill="${ink.pale}" opacity=".92"/><ellipse cx="${n(half)}" cy="${n(half * 0.5)}" rx="${n(half * 0.08)}" ry="${n(half * 0.2)}" fill="${ink.main}"/></g>`;
  return `<defs>${tiled(size, 45, `${[0, 90, 180, 270].map(petal).join("")}<circle cx="${n(half)}" cy="${n(half)}" r="${n(half * 0.1)}" fill="${ink.second}"/>`)}</defs>${filled}`;
}

/** Parang: slanted rows of waves between thin lines. */
function parang(random: Random, ink: Palette): string {
  const size = random.between(110, 160);
  const wave = `<path d="M0 ${n(size * 0.2)}C${n(size * 0.25)} ${n(-size * 0.05)} ${n(size * 0.35)} ${n(size * 0.5)} ${n(size * 0.6)} ${n(size * 0.25)}S${n(size * 0.9)} ${n(size * 0.1)} ${n(size)} ${n(size * 0.2)}V${n(size * 0.42)}C${n(size * 0.7)} ${n(size * 0.7)} ${n(size * 0.4)} ${n(size * 0.2)} 0 ${n(size * 0.42)}Z" fill="${ink.pale}"/>`;
  const lines = [0.6, 0.66, 0.88, 0.94]
    .map((y) => `<rect y="${n(size * y)}" width="${n(size)}" height="${n(size * 0.018)}" fill="${ink.second}"/>`)
    .join("");
  const beads = [0.25, 0.75]
    .map((x) => `<circle cx="${n(size * x)}" cy="${n(size * 0.78)}" r="${n(size * 0.04)}" fill="${ink.pale}"/>`)
    .join("");
  return `<defs>${tiled(size, random.pick([-45, 45]), wave + lines + beads)}</defs>${filled}`;
}

/** Truntum: small stars sown over the ground. */
function truntum(random: Random, ink: Palette): string {
  const size = random.between(88, 128);
  const star = (x: number, y: number, r: number, colour: string) =>
    `${Array.from({ length: 8 }, (_, at) => {
      const angle = (at * Math.PI) / 4;
      return `<ellipse cx="${n(x + Math.cos(angle) * r * 0.62)}" cy="${n(y + Math.sin(angle) * r * 0.62)}" rx="${n(r * 0.38)}" ry="${n(r * 0.13)}" transform="rotate(${at * 45} ${n(x + Math.cos(angle) * r * 0.62)} ${n(y + Math.sin(angle) * r * 0.62)})" fill="${colour}"/>`;
    }).join("")}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.17)}" fill="${ink.second}"/>`;
  return `<defs>${tiled(size, random.between(0, 20), star(size / 2, size / 2, size * 0.34, ink.pale) + star(0, 0, size * 0.16, ink.second) + star(size, size, size * 0.16, ink.second))}</defs>${filled}`;
}

/** Megamendung: banks of cloud, each an onion of lines. */
function megamendung(random: Random, ink: Palette): string {
  const cloud = (x: number, y: number, scale: number) => {
    const shape = "M-150 40C-220 40-225-40-160-45C-165-110-70-125-45-75C-15-130 85-120 85-55C150-75 190-5 140 40Z";
    return [1, 0.82, 0.64, 0.46, 0.28]
      .map(
        (size, at) =>
          `<path d="${shape}" transform="translate(${n(x)} ${n(y)}) scale(${n(size * scale * 10) / 10})" fill="${at % 2 ? ink.main : at === 4 ? ink.second : ink.pale}"/>`,
      )
      .join("");
  };
  const rows = [0.2, 0.5, 0.82];
  return rows
    .flatMap((row, at) =>
      Array.from({ length: 4 }, (_, column) =>
        cloud(column * 380 + (at % 2) * 190 - 20 + random.between(-30, 30), HEIGHT * row, random.between(0.9, 1.25)),
      ),
    )
    .join("");
}

/** Paddy terraces under mountains and a sun. */
function sawah(random: Random, ink: Palette): string {
  const sun = `<circle cx="${n(random.between(250, 950))}" cy="${n(random.between(140, 250))}" r="${n(random.between(70, 110))}" fill="${ink.second}"/>`;
  const peak = (x: number, height: number, colour: string, opacity: number) =>
    `<path d="M${n(x - height * 1.35)} 430L${n(x - height * 0.12)} ${n(430 - height)}Q${n(x)} ${n(430 - height * 0.94)} ${n(x + height * 0.12)} ${n(430 - height)}L${n(x + height * 1.35)} 430Z" fill="${colour}" opacity="${opacity}"/>`;
  const peaks =
    peak(random.between(150, 450), random.between(210, 280), ink.dark, 0.45) +
    peak(random.between(700, 1050), random.between(170, 260), ink.dark, 0.65);
  const terraces = Array.from({ length: 7 }, (_, at) => {
    const y = 400 + at * 42;
    const bend = random.between(-50, 50);
    return `<path d="M0 ${n(y)}C300 ${n(y - 40 + bend)} 600 ${n(y + 45 - bend)} 1200 ${n(y - 10)}V675H0Z" fill="${at % 2 ? ink.pale : ink.main}" opacity="${at % 2 ? 0.85 : 1}" stroke="${ink.dark}" stroke-opacity=".25" stroke-width="3"/>`;
  }).join("");
  return sun + peaks + terraces;
}

/** Sea, a sail and its wake. */
function laut(random: Random, ink: Palette): string {
  const x = random.between(350, 850);
  const sail = `<g transform="translate(${n(x)} 300)"><path d="M0-170C90-120 120-30 118 40H0Z" fill="${ink.pale}"/><path d="M-12-140C-80-90-98-20-96 40H-12Z" fill="${ink.second}"/><path d="M-130 55H150C130 105 90 120 10 120S-110 105-130 55Z" fill="${ink.dark}"/></g>`;
  const waves = Array.from({ length: 6 }, (_, at) => {
    const y = 400 + at * 50;
    const shift = random.between(-80, 0);
    const crests = Array.from({ length: 9 }, (_, wave) => `q40 ${wave % 2 ? 34 : -34} 160 0`).join("");
    return `<path d="M${n(shift)} ${y}${crests}V720H${n(shift)}Z" fill="${at % 2 ? ink.pale : ink.main}" opacity="${at % 2 ? 0.55 : 0.95}"/>`;
  }).join("");
  return `<circle cx="${n(1200 - x)}" cy="170" r="80" fill="${ink.second}" opacity=".85"/>${sail}${waves}`;
}

/** Quarter circles in a grid, as on tiles of old houses. */
function tegel(random: Random, ink: Palette): string {
  const size = 150;
  const inks = [ink.pale, ink.second, ink.main, ink.dark] as const;
  let tiles = "";
  for (let y = 0; y < HEIGHT; y += size)
    for (let x = 0; x < WIDTH; x += size) {
      const turn = random.pick([0, 90, 180, 270]);
      tiles += `<g transform="translate(${x} ${y}) rotate(${turn} 75 75)"><rect width="150" height="150" fill="${random.pick([...inks])}"/><path d="M0 0H150A150 150 0 0 1 0 150Z" fill="${random.pick([...inks])}"/>${random.next() > 0.6 ? `<circle cx="112" cy="112" r="24" fill="${random.pick([...inks])}"/>` : ""}</g>`;
    }
  return tiles;
}

export const MOTIFS = [kawung, parang, truntum, megamendung, sawah, laut, tegel] as const;
