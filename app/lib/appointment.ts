import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";
import { formatDay } from "./dates";
import { type InboxState, inboxAnswerForm, inboxUpdateForm } from "./inbox";
import {
  createDateField,
  createOptionalField,
  emailField,
  personNameField,
  phoneField,
  versionField,
} from "./shared-fields";
import { DAY_MS, HOUR_MS, WIB_OFFSET_MS } from "./time";
import type { StatusView } from "./views";

/** Kinds of institutions (designs B6). */
export const APPOINTMENT_SEGMENTS = [
  "campus",
  "government",
  "corporate",
  "school",
  "other",
] as const;
/** Start times in WIB. */
export const APPOINTMENT_SLOTS = ["09.00", "11.00", "13.30", "15.30"] as const;

export const SEGMENT_LABELS: Record<(typeof APPOINTMENT_SEGMENTS)[number], string> = {
  campus: "Kampus",
  government: "Pemerintah",
  corporate: "Perusahaan",
  school: "Sekolah",
  other: "Perorangan atau lainnya",
};

export const getSlotLabel = (slot: (typeof APPOINTMENT_SLOTS)[number]) => `${slot} WIB`;

/** The team reserves an hour for each. */
export const APPOINTMENT_MS = HOUR_MS;

interface AppointmentTime {
  /** `YYYY-MM-DD` in WIB. */
  date: string;
  slot: (typeof APPOINTMENT_SLOTS)[number];
}

/** UTC ms. */
export const getAppointmentStart = ({ date, slot }: AppointmentTime): number =>
  Date.parse(`${date}T${slot.replace(".", ":")}:00+07:00`);

/** "Senin, 17 Agustus 2026 pukul 09.00 WIB" */
export const formatAppointmentTime = ({ date, slot }: AppointmentTime): string =>
  `${formatDay(Date.parse(`${date}T12:00:00+07:00`))} pukul ${getSlotLabel(slot)}`;

export const APPOINTMENT_STATUS = {
  requested: { label: "Menunggu konfirmasi", tone: "orange" },
  confirmed: { label: "Dikonfirmasi", tone: "green" },
  rescheduled: { label: "Dijadwalkan ulang", tone: "blue" },
  cancelled: { label: "Dibatalkan", tone: "neutral" },
  done: { label: "Selesai", tone: "neutral" },
} as const satisfies Record<string, StatusView>;
export type AppointmentStatus = keyof typeof APPOINTMENT_STATUS;

/** State of the inbox item of an appointment. */
export const APPOINTMENT_STATE: Record<AppointmentStatus, InboxState> = {
  requested: "new",
  rescheduled: "in-hand",
  confirmed: "answered",
  cancelled: "closed",
  done: "closed",
};
export const OPEN_APPOINTMENT_STATUSES = ["requested", "confirmed", "rescheduled"] as const;
export const isOpenAppointment = (status: AppointmentStatus): boolean =>
  (OPEN_APPOINTMENT_STATUSES as readonly string[]).includes(status);

const INSTITUTION_MESSAGE = "Nama lembaga wajib diisi, 3-100 karakter";

/** `getAppointmentDateError` checks the date against today. */
export const appointmentObject = z.object({
  name: personNameField,
  email: emailField,
  phone: phoneField,
  segment: z.enum(APPOINTMENT_SEGMENTS, { error: "Pilih siapa yang Anda wakili" }),
  /** "" for individuals. */
  institution: z.string().trim().max(100, "Nama lembaga paling banyak 100 karakter").default(""),
  topic: z
    .string({ error: "Topik wajib diisi" })
    .trim()
    .min(3, "Topik wajib diisi, 3-100 karakter")
    .max(100, "Topik paling banyak 100 karakter"),
  preferredDate: createDateField("tanggal pertemuan"),
  slot: z.enum(APPOINTMENT_SLOTS, { error: "Pilih jam pertemuan" }),
  message: z.string().trim().max(1000, "Pesan paling banyak 1.000 karakter").default(""),
});

/** Institutions give their name. */
export const requireInstitution = (schema: typeof appointmentObject) =>
  withCrossFieldRule(schema, ["segment", "institution"], ({ segment, institution }, report) => {
    if (segment !== "other" && institution.length < 3) report("institution", INSTITUTION_MESSAGE);
  });

/** Shared by browser, action and host. */
export const appointmentFields = requireInstitution(appointmentObject);
export type AppointmentFields = z.output<typeof appointmentFields>;

/**
 * Checks that a date is 1 to 60 days ahead in WIB and not a Sunday (designs B6).
 * @param date `YYYY-MM-DD`
 * @param now UTC milliseconds
 * @returns the error in Indonesian, or null
 */
export function getAppointmentDateError(date: string, now: number): string | null {
  const start = Date.parse(`${date}T00:00:00+07:00`);
  const daysAhead = getWibDay(start) - getWibDay(now);
  if (daysAhead < 1) return "Tanggal pertemuan paling cepat besok";
  if (daysAhead > 60) return "Tanggal pertemuan paling lambat 60 hari dari sekarang";
  if (new Date(start + WIB_OFFSET_MS).getUTCDay() === 0)
    return "Kami tidak menerima pertemuan pada hari Minggu";
  return null;
}

const getWibDay = (ms: number) => Math.floor((ms + WIB_OFFSET_MS) / DAY_MS);

export const APPOINTMENT_DECISIONS = ["confirm", "propose", "cancel", "done"] as const;

const MAX_TEXT_LENGTH = 1_000;
const textField = z
  .string()
  .trim()
  .max(MAX_TEXT_LENGTH, "Pesan paling banyak 1.000 karakter")
  .default("");

const decisionObject = z.object({
  version: versionField,
  decision: z.enum(APPOINTMENT_DECISIONS, { error: "Pilih keputusan" }),
  date: createOptionalField(createDateField("tanggal usulan")),
  slot: createOptionalField(z.enum(APPOINTMENT_SLOTS, { error: "Pilih jam usulan" })),
  text: textField,
});

type DecisionReport = (name: "date" | "slot" | "text", message: string) => void;

function checkDecision(
  { decision, date, slot, text }: Omit<z.output<typeof decisionObject>, "version">,
  report: DecisionReport,
): void {
  if (decision === "cancel" && text.length < 10)
    report("text", "Tulis alasan pembatalan, 10-1.000 karakter");
  if (decision !== "propose") return;
  const dateError = date ? getAppointmentDateError(date, Date.now()) : "Pilih tanggal usulan";
  if (dateError) report("date", dateError);
  if (!slot) report("slot", "Pilih jam usulan");
}

const DECISION_FIELDS = ["decision", "date", "slot", "text"] as const;

/** What the team decides on an appointment. */
export const appointmentDecisionFields = withCrossFieldRule(
  decisionObject,
  DECISION_FIELDS,
  checkDecision,
);

/** The same as a form of the team's page, whose forms `intent` tells apart. */
export const appointmentDecisionForm = withCrossFieldRule(
  decisionObject.extend({ intent: z.literal("decide") }),
  DECISION_FIELDS,
  checkDecision,
);

/** All forms of that page. */
export const appointmentPageForm = z.discriminatedUnion("intent", [
  appointmentDecisionForm,
  inboxUpdateForm,
  inboxAnswerForm,
]);

/** The visitor's answer to the proposed time that they saw. */
export const proposalAnswerFields = z.object({
  date: z.iso.date(),
  slot: z.enum(APPOINTMENT_SLOTS),
  answer: z.enum(["accept", "decline"], { error: "Pilih terima atau tolak" }),
  text: textField,
});
