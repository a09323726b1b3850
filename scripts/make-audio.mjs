// Generates the radio loop public/audio/radio.mp3, which is committed. Run by hand after a change; needs `lame`.
// 64 beats in pelog: saron and bonang, kecapi, kempul, gong and kendang. Tails wrap around to the start.
import { spawnSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { printStatus, root } from "./prepare.mjs";

const SAMPLE_RATE = 32_000;
const BEATS = 64;
const BEAT_SECONDS = 60 / 84;
const SAMPLE_COUNT = Math.round(BEATS * BEAT_SECONDS * SAMPLE_RATE);
/** The seven tones of a Central Javanese pelog, in cents above the first. */
const PELOG = [0, 120, 270, 540, 675, 785, 950];
const BASE_HZ = 146.8;

/** @param {number} tone 0 is the lowest; 7 is an octave */
const toHertz = (tone) =>
  BASE_HZ * 2 ** (Math.floor(tone / 7) + (PELOG[((tone % 7) + 7) % 7] ?? 0) / 1200);

const mix = new Float64Array(SAMPLE_COUNT);
let seed = 20_260_817;
const random = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

/**
 * Adds a voice at a beat; its tail wraps around.
 * @param {number} beat @param {number} seconds @param {number} loudness @param {(time: number, at: number) => number} voice
 */
function addVoice(beat, seconds, loudness, voice) {
  const begin = Math.round(beat * BEAT_SECONDS * SAMPLE_RATE);
  const count = Math.round(seconds * SAMPLE_RATE);
  for (let at = 0; at < count; at++) {
    const fade = Math.min(1, at / 80) * Math.min(1, (count - at) / 800);
    const place = (begin + at) % SAMPLE_COUNT;
    mix[place] = (mix[place] ?? 0) + voice(at / SAMPLE_RATE, at) * loudness * fade;
  }
}

const sine = (/** @type {number} */ hz, /** @type {number} */ time) =>
  Math.sin(2 * Math.PI * hz * time);

/** A bronze bar: inharmonic partials, of which the higher decay faster. @param {number} beat @param {number} tone @param {number} loudness */
function bar(beat, tone, loudness, seconds = 2.4) {
  const hz = toHertz(tone);
  addVoice(beat, seconds, loudness, (time) => {
    const ring = Math.exp(-2.2 * time);
    return (
      ring *
      (sine(hz, time) +
        0.35 * Math.exp(-5 * time) * sine(hz * 2.76, time) +
        0.12 * Math.exp(-9 * time) * sine(hz * 5.4, time))
    );
  });
}

/** Ombak: two close tones that beat slowly. @param {number} beat @param {number} tone @param {number} loudness */
function gong(beat, tone, loudness) {
  const hz = toHertz(tone) / 2;
  addVoice(
    beat,
    7,
    loudness,
    (time) =>
      Math.exp(-0.55 * time) *
      (sine(hz, time) + sine(hz * 1.013, time) + 0.3 * Math.exp(-2 * time) * sine(hz * 2.4, time)),
  );
}

/** A string, after Karplus and Strong. @param {number} beat @param {number} tone @param {number} loudness */
function pluck(beat, tone, loudness) {
  const string = Float64Array.from(
    { length: Math.round(SAMPLE_RATE / toHertz(tone)) },
    () => random() * 2 - 1,
  );
  addVoice(beat, 1.6, loudness, (_, at) => {
    const here = at % string.length;
    const next = (here + 1) % string.length;
    const value = string[here] ?? 0;
    string[here] = 0.496 * (value + (string[next] ?? 0));
    return value;
  });
}

/** @param {number} beat @param {number} loudness */
function kendang(beat, loudness) {
  addVoice(
    beat,
    0.35,
    loudness,
    (time) =>
      Math.exp(-11 * time) * Math.sin(2 * Math.PI * (58 * time + 2.2 * (1 - Math.exp(-22 * time)))),
  );
}

/** @param {number} beat @param {number[]} tones @param {number} loudness */
function pad(beat, tones, loudness) {
  for (const tone of tones) {
    const hz = toHertz(tone);
    addVoice(beat, 8 * BEAT_SECONDS + 1.5, loudness, (time) => {
      const swell =
        Math.min(1, time / 1.5) * Math.min(1, Math.max(0, 8 * BEAT_SECONDS + 1.5 - time) / 1.5);
      return swell * (sine(hz, time) + 0.5 * sine(hz * 1.004, time) + 0.15 * sine(hz * 2, time));
    });
  }
}

/** Tones in lines of eight beats; -1 is a rest. */
const MELODY = [
  [7, 8, 9, 11, 12, 11, 9, 8],
  [9, 11, 12, 14, 12, 11, 9, -1],
  [12, 14, 12, 11, 9, 8, 9, 11],
  [8, 9, 8, 7, 4, 5, 7, -1],
  [7, 8, 9, 11, 12, 14, 16, 14],
  [12, 11, 12, 9, 11, 9, 8, -1],
  [9, 8, 7, 5, 4, 5, 7, 8],
  [9, 8, 9, 7, 5, 4, 0, -1],
];
const CHORDS = [
  [0, 4, 7],
  [2, 4, 9],
  [1, 4, 8],
  [0, 2, 7],
  [0, 4, 9],
  [4, 7, 9],
  [2, 5, 9],
  [0, 4, 7],
];
MELODY.forEach((line, index) => {
  const beat = index * 8;
  const chord = CHORDS[index] ?? [];
  gong(beat, index % 2 ? 0 : -3, 0.2);
  pad(beat, chord, 0.035);
  line.forEach((tone, at) => {
    if (tone >= 0) bar(beat + at, tone, 0.16);
    // The bonang runs ahead of the saron, an octave above it and softer.
    if (tone >= 0 && at % 2 === 1) bar(beat + at - 0.5, tone + 7, 0.05, 1.2);
    pluck(beat + at + 0.5, (chord[at % chord.length] ?? 0) + (at % 4 === 3 ? 7 : 0), 0.07);
    if (at % 4 === 0) kendang(beat + at, 0.34);
    if (at % 4 === 2) kendang(beat + at + 0.5, 0.16);
  });
});

const peak = mix.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const samples = Int16Array.from(mix, (value) => Math.round((value / peak) * 0.7 * 32_767));
const file = join(root, "public/audio/radio.mp3");
mkdirSync(join(root, "public/audio"), { recursive: true });
const input = Buffer.from(samples.buffer);
const lameOptions = [
  "-r",
  "-s",
  String(SAMPLE_RATE / 1000),
  "--bitwidth",
  "16",
  "--signed",
  "--little-endian",
  "-m",
  "m",
];
const { status, error, stderr } = spawnSync(
  "lame",
  [...lameOptions, "-b", "56", "-q", "2", "--silent", "-", file],
  { input },
);
if (status !== 0) throw new Error(`lame failed: ${error?.message ?? stderr}`);
printStatus(
  `public/audio/radio.mp3: ${(SAMPLE_COUNT / SAMPLE_RATE).toFixed(1)} s, ${statSync(file).size} bytes`,
);
