import { Notice } from "~/ui/notice";

/** What the last form has done, after its redirect. */
export const SAVED_STEPS = ["decided", "answered", "updated"] as const;
export type SavedStep = (typeof SAVED_STEPS)[number];

const MESSAGES: Record<SavedStep, string> = {
  decided: "Keputusan disimpan, dan pengunjung menerima email.",
  answered: "Jawaban Anda sudah dikirim.",
  updated: "Perubahan sudah disimpan.",
};

export const SavedNotice = ({ step }: { step: SavedStep | null }) =>
  step && <Notice tone="success">{MESSAGES[step]}</Notice>;
