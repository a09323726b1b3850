import { MEDIA_SLOTS, type MediaSlot, toMediaAddress } from "~/lib/media-fields";
import type {
  ChapterFormOutput,
  ChapterSettings,
  SyllabusButton,
  SyllabusEdit,
} from "~/lib/syllabus-fields";
import { CRITERION_ROWS } from "~/lib/syllabus-fields";
import { toTypedInstant, toWibInstant } from "~/lib/wib-time";
import type { DeskChapter, DeskSyllabus } from "../hosts/learning/syllabus-desk";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { toHtml, toMarkdown } from "./content/markdown";
import { getLearning } from "./learning";
import { claimPicturesOf } from "./pictures";
import { requiredForStaff } from "./required";

/** @throws AppError forbidden, not-found, unavailable */
export const getDeskSyllabus = (context: RequestContext, slug: string): Promise<DeskSyllabus> =>
  requiredForStaff(getLearning(context).getDeskSyllabus({ params: { slug } }));

export const editSyllabus = (
  context: RequestContext,
  slug: string,
  body: { version: number; edit: SyllabusEdit },
): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getLearning(context).editSyllabus({ params: { slug }, body }),
  );

/** What a button of the syllabus asks for; null for one that modules do not have. */
export function toSyllabusEdit({ module, chapter, button }: SyllabusButton): SyllabusEdit | null {
  const by = button === "up" ? -1 : 1;
  const isMove = button === "up" || button === "down";
  if (chapter === undefined) {
    if (isMove) return { kind: "moveModule", module, by };
    return button === "remove" ? { kind: "removeModule", module } : null;
  }
  if (isMove) return { kind: "moveChapter", module, chapter, by };
  return { kind: button === "remove" ? "removeChapter" : "restoreChapter", module, chapter };
}

export interface ChapterAddress {
  slug: string;
  module: string;
  chapter: string;
}

/** @throws AppError forbidden, not-found, unavailable */
export const getDeskChapter = (
  context: RequestContext,
  params: ChapterAddress,
): Promise<DeskChapter> => requiredForStaff(getLearning(context).getDeskChapter({ params }));

/** Fields of the form of a chapter, as a conflict names them. */
export const CHAPTER_FIELD_LABELS: Record<
  Exclude<keyof ReturnType<typeof toChapterFormValues>, "version">,
  string
> = {
  title: "Judul bab",
  minutes: "Lama dalam menit",
  free: "Gratis",
  body: "Isi",
  media: "Alamat video atau berkas",
  mediaFile: "Berkas",
  audio: "Alamat suara video",
  audioFile: "Berkas suara",
  captions: "Alamat teks video",
  captionsFile: "Berkas teks video",
  criteria: "Kriteria penilaian",
  dueDate: "Tanggal tenggat",
  dueTime: "Jam tenggat",
  lateMax: "Nilai tertinggi sesudah tenggat",
  passMark: "Nilai lulus",
};

/** A file of this site shows by its name, a file elsewhere as the address that was typed. */
function toSlotValues(chapter: DeskChapter, slot: MediaSlot) {
  const address = chapter[slot] ?? "";
  const file = chapter.files[slot];
  return file
    ? { typed: "", stored: { address, name: file.name, bytes: String(file.bytes) } }
    : { typed: address, stored: { address: "", name: "", bytes: "" } };
}

/** Values of the form of a chapter. */
export function toChapterFormValues(chapter: DeskChapter) {
  const { task } = chapter;
  const [media, audio, captions] = [
    toSlotValues(chapter, "media"),
    toSlotValues(chapter, "audio"),
    toSlotValues(chapter, "captions"),
  ];
  const due = toTypedInstant(task?.dueAt ?? null);
  const criteria = task?.criteria ?? [];
  const rowCount = Math.max(CRITERION_ROWS, criteria.length);
  return {
    version: String(chapter.version),
    title: chapter.title,
    minutes: String(chapter.minutes),
    free: chapter.isFree ? ("on" as const) : undefined,
    body: toMarkdown(chapter.body),
    media: media.typed,
    mediaFile: media.stored,
    audio: audio.typed,
    audioFile: audio.stored,
    captions: captions.typed,
    captionsFile: captions.stored,
    criteria: task
      ? Array.from({ length: rowCount }, (_, index) => ({
          title: criteria[index]?.title ?? "",
          points: criteria[index]?.points.toString() ?? "",
        }))
      : [],
    dueDate: due.date,
    dueTime: due.time,
    lateMax: task?.lateMax?.toString() ?? "",
    passMark: task?.passMark?.toString() ?? "",
  };
}

const DAY_END = "23:59";

function toTask(value: ChapterFormOutput): ChapterSettings["task"] {
  const criteria = (value.criteria ?? []).flatMap(({ title, points }) =>
    title && points ? [{ title, points }] : [],
  );
  if (criteria.length === 0) return null;
  return {
    criteria,
    dueAt: value.dueDate ? toWibInstant(value.dueDate, value.dueTime ?? DAY_END) : null,
    lateMax: value.lateMax ?? null,
    passMark: value.passMark ?? null,
  };
}

export async function saveChapter(
  context: RequestContext,
  params: ChapterAddress,
  value: ChapterFormOutput,
): Promise<ActionResult> {
  const body = {
    version: value.version,
    title: value.title,
    minutes: value.minutes,
    isFree: value.free === "on",
    body: toHtml(value.body ?? ""),
    media: toMediaAddress(value.mediaFile) ?? value.media ?? null,
    audio: toMediaAddress(value.audioFile) ?? value.audio ?? null,
    captions: toMediaAddress(value.captionsFile) ?? value.captions ?? null,
    task: toTask(value),
  };
  await claimPicturesOf(context, body.body);
  const fields = MEDIA_SLOTS.map((slot) => `${slot}File.file`);
  return attempt(context, { fields }, () => getLearning(context).saveDeskChapter({ params, body }));
}

/** Text of a chapter as learners will read it. */
export const previewChapter = (markdown: string): string => toHtml(markdown);
