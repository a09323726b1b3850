// Generates the demo's podcast recordings, which are committed: a short melody, then the script read by a synthetic voice.
// Run by hand after a script changed; needs espeak-ng and ffmpeg:
//   apt-get install espeak-ng ffmpeg && node scripts/make-podcasts.mjs [slug …]
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { runnerImport } from "vite";
import { printStatus, root } from "./prepare.mjs";

const run = promisify(execFile);
const SAMPLE_RATE = 22_050;
/** Limits the size of the repository. */
const MAX_BYTES = 150_000;

/** Voice and melody by series; steps are of a slendro-like scale (five nearly equal ones per octave). */
const SERIES = {
  teras: { voice: "id+f3", pitch: 45, speed: 168, steps: [0, 2, 3, 5, 3, 7], album: "Teras" },
  "obrolan-kelas": {
    voice: "id+f2",
    pitch: 52,
    speed: 172,
    steps: [5, 3, 5, 7, 8, 5],
    album: "Obrolan Kelas",
  },
  "surat-suara": {
    voice: "id+m3",
    pitch: 38,
    speed: 162,
    steps: [7, 5, 3, 2, 3, 0],
    album: "Surat Suara",
  },
};

/** Inharmonic partials of a struck bronze bar, each with its own decay time in seconds. */
const PARTIALS = [
  { ratio: 1, share: 1, fade: 1.1 },
  { ratio: 2.76, share: 0.35, fade: 0.45 },
  { ratio: 5.4, share: 0.12, fade: 0.18 },
];

/** Mixes a struck bar into the samples. */
function addBarStrike(
  /** @type {Float64Array} */ into,
  /** @type {number} */ from,
  /** @type {number} */ hertz,
  /** @type {number} */ loud,
) {
  for (const { ratio, share, fade } of PARTIALS) {
    for (let at = 0; at < SAMPLE_RATE * 1.8 && from + at < into.length; at++) {
      const time = at / SAMPLE_RATE;
      into[from + at] =
        (into[from + at] ?? 0) +
        loud *
          share *
          Math.exp(-time / fade) *
          Math.sin(2 * Math.PI * hertz * ratio * time) *
          Math.min(1, time * 400);
    }
  }
}

/** @returns {Float64Array} 3.2 seconds */
function createMelody(/** @type {number[]} */ steps) {
  const sound = new Float64Array(Math.round(SAMPLE_RATE * 3.2));
  steps.forEach((step, place) => {
    const hertz = 262 * 2 ** (step / 5);
    addBarStrike(
      sound,
      Math.round(SAMPLE_RATE * place * 0.3),
      hertz,
      place === steps.length - 1 ? 0.32 : 0.22,
    );
    // A gong accompanies the first and the last note.
    if (place === 0 || place === steps.length - 1)
      addBarStrike(sound, Math.round(SAMPLE_RATE * place * 0.3), 65.5, 0.3);
  });
  return sound;
}

/** A WAV file's bytes, mono, 16 bits. */
function encodeWav(/** @type {Float64Array} */ sound) {
  const bytes = Buffer.alloc(44 + sound.length * 2);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(36 + sound.length * 2, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(SAMPLE_RATE, 24);
  bytes.writeUInt32LE(SAMPLE_RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(sound.length * 2, 40);
  for (const [at, value] of sound.entries())
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), 44 + at * 2);
  return bytes;
}

/** The script in the episode's page, without its heading. */
function getScript(/** @type {{ slug: string, content: string }} */ { slug, content }) {
  const found = /<h2>Naskah<\/h2><p>([\s\S]*?)<\/p>/.exec(content)?.[1];
  if (!found) throw new Error(`${slug} has no script`);
  return found;
}

const { module } = await runnerImport(join(root, "app/server/embedded/seed/content/podcasts.ts"), {
  configFile: false,
  root,
  resolve: { alias: { "~": join(root, "app") } },
});
const outputDir = join(root, "public/audio/podcast");
const tempDir = await mkdtemp(join(tmpdir(), "pendopo-podcast-"));
await mkdir(outputDir, { recursive: true });
const selectedSlugs = new Set(process.argv.slice(2));
for (const episode of module.podcastPosts) {
  if (selectedSlugs.size > 0 && !selectedSlugs.has(episode.slug)) continue;
  const { voice, pitch, speed, steps, album } =
    SERIES[/** @type {keyof typeof SERIES} */ (episode.category)];
  const [opening, speech, file] = [
    join(tempDir, "opening.wav"),
    join(tempDir, "speech.wav"),
    join(outputDir, `${episode.slug}.mp3`),
  ];
  await writeFile(opening, encodeWav(createMelody(steps)));
  const words = `${episode.title}. ${getScript(episode)}`;
  await run("espeak-ng", [
    "-v",
    voice,
    "-s",
    String(speed),
    "-p",
    String(pitch),
    "-g",
    "2",
    "-w",
    speech,
    words,
  ]);
  // The voice enters while the melody fades; reverb and a low-pass filter soften the synthetic voice.
  const mix =
    "[1]aresample=22050,highpass=f=90,equalizer=f=300:t=q:w=1:g=2,lowpass=f=7800,aecho=0.8:0.5:28:0.12,volume=2.6,adelay=2300[voice];" +
    "[0]volume=0.9,afade=t=out:st=2.4:d=0.8[opening];[opening][voice]amix=inputs=2:duration=longest:normalize=0,alimiter=limit=0.9,apad=pad_dur=0.4[out]";
  // A test compares this digest with the page's script.
  const comment = createHash("sha256").update(words).digest("hex");
  const tags = {
    comment,
    title: episode.title,
    artist: episode.author,
    album,
    publisher: "Pendopo",
    language: "ind",
  };
  await run("ffmpeg", [
    "-y",
    "-loglevel",
    "error",
    "-i",
    opening,
    "-i",
    speech,
    "-filter_complex",
    mix,
    "-map",
    "[out]",
    "-ac",
    "1",
    "-ar",
    String(SAMPLE_RATE),
    "-c:a",
    "libmp3lame",
    "-b:a",
    "32k",
    "-bitexact",
    ...Object.entries(tags).flatMap(([name, value]) => ["-metadata", `${name}=${value}`]),
    file,
  ]);
  const { size } = await stat(file);
  if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes`);
  printStatus(
    `${episode.slug}.mp3 ${Math.round(size / 1000)} kB, about ${Math.round(size / 4000)} s`,
  );
}
await rm(tempDir, { recursive: true });
