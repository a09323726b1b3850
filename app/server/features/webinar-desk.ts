import type { WebinarFormOutput, WebinarSettings } from "~/lib/webinar-desk-fields";
import { toTypedInstant, toWibInstant } from "~/lib/wib-time";
import type { DeskWebinar } from "../hosts/learning/webinar-desk";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { toHtml, toMarkdown } from "./content/markdown";
import { getLearning } from "./learning";
import { claimPicturesOf } from "./pictures";
import { requiredForStaff } from "./required";

interface WebinarAddress {
  /** Of the class. */
  slug: string;
  webinar: string;
}

/** @throws AppError forbidden, not-found, unavailable */
export const getDeskWebinar = (
  context: RequestContext,
  params: WebinarAddress,
): Promise<DeskWebinar> => requiredForStaff(getLearning(context).getDeskWebinar({ params }));

/** Values of the form of a webinar. */
export function toWebinarFormValues(webinar: DeskWebinar) {
  const start = toTypedInstant(webinar.startAt);
  return {
    title: webinar.title,
    summary: webinar.summary,
    description: toMarkdown(webinar.description),
    speakers: webinar.speakers
      .map(({ name, role }) => [name, role].filter(Boolean).join(", "))
      .join("\n"),
    date: start.date,
    time: start.time,
    minutes: String(webinar.durationMin),
    platform: webinar.platform,
    joinUrl: webinar.joinUrl ?? "",
    recordingUrl: webinar.recordingUrl ?? "",
    slideUrl: webinar.slideUrl ?? "",
    version: String(webinar.version),
  };
}
export type WebinarFormValues = ReturnType<typeof toWebinarFormValues>;

export const WEBINAR_FIELD_LABELS: Record<Exclude<keyof WebinarFormValues, "version">, string> = {
  title: "Judul",
  summary: "Satu kalimat tentang webinar ini",
  description: "Keterangan",
  speakers: "Pembicara",
  date: "Tanggal",
  time: "Jam",
  minutes: "Lama dalam menit",
  platform: "Tempat",
  joinUrl: "Alamat ruang",
  recordingUrl: "Alamat rekaman",
  slideUrl: "Alamat salindia",
};

const toSettings = (value: WebinarFormOutput): WebinarSettings => ({
  title: value.title,
  summary: value.summary ?? "",
  description: toHtml(value.description ?? ""),
  speakers: value.speakers ?? [],
  startAt: toWibInstant(value.date, value.time),
  durationMin: value.minutes,
  platform: value.platform,
  joinUrl: value.joinUrl ?? null,
  recordingUrl: value.recordingUrl ?? null,
  slideUrl: value.slideUrl ?? null,
});

interface NewWebinar {
  /** Of the class. */
  slug: string;
  value: WebinarFormOutput;
  idempotencyKey: string;
}

export async function createWebinar(
  context: RequestContext,
  { slug, value, idempotencyKey }: NewWebinar,
): Promise<ActionResult> {
  const body = toSettings(value);
  await claimPicturesOf(context, body.description);
  return attempt(context, { fields: [] }, () =>
    getLearning(context).createClassWebinar({ params: { slug }, body, idempotencyKey }),
  );
}

export async function saveWebinar(
  context: RequestContext,
  params: WebinarAddress,
  value: WebinarFormOutput,
): Promise<ActionResult> {
  const body = { ...toSettings(value), version: value.version };
  await claimPicturesOf(context, body.description);
  return attempt(context, { fields: [] }, () =>
    getLearning(context).saveDeskWebinar({ params, body }),
  );
}
