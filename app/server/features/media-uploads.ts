import {
  getMediaKind,
  getTooLargeMessage,
  getWrongTypeMessage,
  MEDIA_SLOTS,
  type MediaKind,
  toFileAddress,
} from "~/lib/media-fields";
import { type IncomingMedia, type MediaOutcome, readMediaForm } from "../forms/read-media-form";
import { uploadResponseSchema } from "../hosts/drive/contract";
import { HostError } from "../hosts/host-contract";
import type { ChapterType } from "../hosts/services/classes";
import { warnFailure } from "../log/limited-log";
import { parseJson } from "../parse-json";
import type { RequestContext } from "../request/context";
import { encodeFileName, readText } from "./uploads";

const MAX_SHOWN_NAME_LENGTH = 100;
const UNSTORED_MESSAGE = "Berkas belum dapat disimpan, coba lagi";

/** Reads the form of a chapter, whose files go to the drive while they arrive. */
export const readChapterForm = (context: RequestContext, request: Request, type: ChapterType) =>
  readMediaForm(request, listFileFields(context, type), (media) => uploadMedia(context, media));

/** Reads one file of a chapter that script sent ahead of its form, in the field `file`. */
export const readUploadedMedia = (context: RequestContext, request: Request, kind: MediaKind) =>
  readMediaForm(request, { file: kind }, (media) => uploadMedia(context, media));

/** Files need this site's own drive, which knows who may open a chapter. */
export const canUploadMedia = ({ installation }: RequestContext): boolean =>
  installation.hasOwnDrive;

function listFileFields(context: RequestContext, type: ChapterType): Record<string, MediaKind> {
  const fields = MEDIA_SLOTS.flatMap((slot): [string, MediaKind][] => {
    const kind = canUploadMedia(context) ? getMediaKind(type, slot) : null;
    return kind ? [[`${slot}File.file`, kind]] : [];
  });
  return Object.fromEntries(fields);
}

/** Passes a file on to the drive, which keeps it once for a form that is sent twice. @returns its address, or a message for its field */
export async function uploadMedia(
  context: RequestContext,
  { kind, name, data, formKey }: Omit<IncomingMedia, "field">,
): Promise<MediaOutcome> {
  const headers = {
    "x-file-name": encodeFileName(name),
    "x-file-purpose": kind,
    "content-type": "application/octet-stream",
  };
  try {
    const rawBody = toStream(data);
    const response = await context.hosts.drive.upload({
      rawBody,
      headers,
      ...(formKey && { idempotencyKey: formKey }),
    });
    const { data: file } = uploadResponseSchema.safeParse(parseJson(await readText(response)));
    if (!file) throw new HostError("drive", "upload", "answer", 0, "no file in the response");
    return {
      ok: true,
      address: toFileAddress(file.id),
      name: file.name || name.slice(0, MAX_SHOWN_NAME_LENGTH),
      bytes: file.bytes ?? 0,
    };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const message = getErrorMessage(kind, error.status);
    const { log, requestId } = context;
    if (!message) warnFailure(log, error, { message: "file upload failed", fields: { requestId } });
    return { ok: false, message: message ?? UNSTORED_MESSAGE };
  }
}

function getErrorMessage(kind: MediaKind, status: number): string | undefined {
  if (status === 400) return "Berkas ini kosong";
  if (status === 413) return getTooLargeMessage(kind);
  return status === 415 ? getWrongTypeMessage(kind) : undefined;
}

/** Pulled by the drive, so that no more than a piece is in memory. */
const toStream = (data: AsyncGenerator<Uint8Array, void>) =>
  new ReadableStream<Uint8Array>(
    {
      async pull(out) {
        const { done, value } = await data.next();
        if (done) out.close();
        else out.enqueue(value);
      },
      async cancel() {
        await data.return();
      },
    },
    { highWaterMark: 0 },
  );
