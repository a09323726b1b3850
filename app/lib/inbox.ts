import { z } from "zod";
import { createTextField, versionField } from "./shared-fields";
import type { StatusView } from "./views";

/** What visitors send and the team answers. Appointments have their own screen, the others share one. */
export const MESSAGE_KINDS = ["contact", "demo", "talent", "training", "application"] as const;
export const INBOX_KINDS = ["appointment", ...MESSAGE_KINDS] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const INBOX_STATES = ["new", "in-hand", "answered", "closed"] as const;
export type InboxState = (typeof INBOX_STATES)[number];

export const MESSAGE_LABELS: Record<MessageKind, string> = {
  contact: "Pesan",
  demo: "Permintaan demo",
  talent: "Permintaan tenaga kerja",
  training: "Permintaan pelatihan",
  application: "Lamaran kerja",
};

export const INBOX_STATE: Record<InboxState, StatusView> = {
  new: { label: "Baru", tone: "orange" },
  "in-hand": { label: "Ditangani", tone: "blue" },
  answered: { label: "Dijawab", tone: "green" },
  closed: { label: "Selesai", tone: "neutral" },
};

export const ASSIGNEE_FILTERS = ["me", "none"] as const;
export const ASSIGNEE_FILTER_LABELS = { me: "Saya", none: "Belum ada" };

/** What happened to an item, in the order of its timeline. */
export const INBOX_EVENTS = [
  "state",
  "assigned",
  "note",
  "answered",
  "confirmed",
  "proposed",
  "accepted",
  "declined",
  "cancelled",
  "cancelled-by-visitor",
  "done",
] as const;
export type InboxEventType = (typeof INBOX_EVENTS)[number];

/** What was sent beside name, address and subject. */
export const INBOX_FIELD_LABELS = {
  institution: "Lembaga",
  segment: "Jenis lembaga",
  message: "Pesan",
  company: "Perusahaan",
  need: "Kebutuhan",
  headcount: "Jumlah orang",
  start: "Mulai",
  budgetRange: "Kisaran anggaran",
  notes: "Catatan pengirim",
  job: "Lowongan",
  coverLetter: "Surat lamaran",
  cvId: "CV",
} as const;
export type InboxFieldName = keyof typeof INBOX_FIELD_LABELS;

const MAX_NOTE_LENGTH = 2_000;
export const MAX_ANSWER_LENGTH = 5_000;

export const inboxUpdateFields = z.object({
  version: versionField,
  state: z.enum(INBOX_STATES, { error: "Pilih keadaan" }).optional(),
  /** A user of the team; "" without one. */
  assigneeId: z.string().max(40).default(""),
  note: z.string().trim().max(MAX_NOTE_LENGTH, "Catatan paling banyak 2.000 karakter").default(""),
});

export const inboxAnswerFields = z.object({
  version: versionField,
  subject: createTextField("Judul email", 3, 120).regex(
    /^[^\r\n]*$/,
    "Judul email hanya boleh satu baris",
  ),
  text: createTextField("Jawaban", 10, MAX_ANSWER_LENGTH),
});

export const answerTemplateFields = z.object({
  name: createTextField("Nama templat", 3, 60),
  text: createTextField("Isi templat", 10, MAX_ANSWER_LENGTH),
});

/** Puts the sender's name and number into a template. */
export const fillTemplate = (text: string, values: { name: string; number: string }): string =>
  text.replaceAll("{nama}", values.name).replaceAll("{nomor}", values.number);

// A page has several forms; `intent` tells which one was sent.
export const inboxUpdateForm = inboxUpdateFields.extend({ intent: z.literal("update") });
export const inboxAnswerForm = inboxAnswerFields.extend({ intent: z.literal("answer") });
export const messageFormSchema = z.discriminatedUnion("intent", [inboxUpdateForm, inboxAnswerForm]);
export const newTemplateForm = answerTemplateFields.extend({ intent: z.literal("create") });
export const templateFormSchema = z.discriminatedUnion("intent", [
  newTemplateForm,
  z.object({ intent: z.literal("delete"), id: z.string().max(40) }),
]);
