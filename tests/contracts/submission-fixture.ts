import type { DiscAnswer } from "~/lib/disc";
import { getDiscPattern, scoreDisc } from "~/lib/disc";
import { nextGuestIp } from "./assistant-fixture";
import type { Backend } from "./backend";

export const REVIEW = { name: "Endang", rating: 5, comment: "Saya membacanya dua kali." };
export const ASPIRATION = {
  name: "Sulaiman",
  role: "Orang tua",
  topic: "Waktu belajar",
  message: "Tolong sediakan rekaman kelas malam.",
};
export const TESTIMONY = {
  name: "Aulia",
  role: "Peserta",
  institution: "SMK Harapan",
  consent: true as const,
  message: "Mentor saya sabar dan jelas ketika menerangkan.",
};

/** 24 answers: mostly D, sometimes I. */
export const DISC_ANSWERS: DiscAnswer[] = Array.from({ length: 24 }, (_, block) => ({
  most: block < 16 ? "D" : "I",
  least: block % 2 ? "S" : "C",
}));
const discScores = scoreDisc(DISC_ANSWERS);
export const DISC_RESULT = {
  name: "Rukmini",
  email: "RUKMINI@rumah.example",
  birthYear: 1990,
  ...discScores,
  type: getDiscPattern(discScores),
  answers: DISC_ANSWERS,
  seed: "benih",
  durationSec: 400,
  consent: true as const,
};

/** Uses a new network each time, because of the hourly limits. */
export const createVisitorClients = (
  site: Backend,
  caller: Parameters<Backend["createClients"]>[0] = {},
) => site.createClients({ clientIp: nextGuestIp(), ...caller });
