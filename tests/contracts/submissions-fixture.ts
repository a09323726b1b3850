import type { DiscAnswer } from "~/lib/disc";
import { discPattern, scoreDisc } from "~/lib/disc";
import { nextAddress } from "./assistant-fixture";
import type { Site } from "./site";

export const REVIEW = { name: "Endang", rating: 5, comment: "Saya membacanya dua kali." };
export const ASPIRATION = { name: "Sulaiman", role: "Orang tua", topic: "Waktu belajar", message: "Tolong sediakan rekaman kelas malam." };
export const TESTIMONY = {
  ...{ name: "Aulia", role: "Peserta", institution: "SMK Harapan", consent: true as const },
  message: "Mentor saya sabar dan jelas ketika menerangkan.",
};

/** 24 answers: mostly D, sometimes I. */
export const ANSWERS: DiscAnswer[] = Array.from({ length: 24 }, (_, block) => ({
  most: block < 16 ? "D" : "I",
  least: block % 2 ? "S" : "C",
}));
const scores = scoreDisc(ANSWERS);
export const DISC = {
  ...{ name: "Rukmini", email: "RUKMINI@rumah.example", birthYear: 1990, ...scores, type: discPattern(scores), answers: ANSWERS },
  ...{ seed: "benih", durationSec: 400, consent: true as const },
};

/** A visitor of another network each time, because of the hourly limits. */
export const visitor = (site: Site, caller: Parameters<Site["hosts"]>[0] = {}) => site.hosts({ clientIp: nextAddress(), ...caller });
