import type { Transaction } from "kysely";
import { HOUR_MS } from "~/lib/time";
import { ApiError } from "../../../hosts/host-handler";
import type { HandIn } from "../../../hosts/learning/assignments";
import type { Schema } from "../../database/schema/schema";
import { isUniqueViolation } from "../../database/unique-violation";
import {
  forbidden,
  type HostContext,
  type Queryable,
  STALE_MESSAGE,
  validationError,
} from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { consumeAttempt } from "../../kit/rate-limit";
import { nextReferenceNumber } from "../../kit/sequences";
import { claimFile, type FileRow } from "../files/files";
import { isEnrolled } from "../learning/class-access";
import { finishClass, markDone } from "../learning/progress";
import { getMailSite } from "../mail/mail-site";
import {
  type AssignmentCall,
  findAssignment,
  getAcceptance,
  type PlacedAssignment,
} from "./assignment";
import { notifyReceived } from "./assignment-emails";
import { type HandInRow, listOwnHandIns, toHandIn } from "./hand-in-rows";

const MAX_HAND_INS_PER_HOUR = 20;

interface HandInInput extends AssignmentCall {
  text: string;
  fileId: string | null;
  idempotencyKey: string | undefined;
}

/**
 * Stores what a learner hands in, mails the receipt, and marks the chapter as done unless it must be passed.
 * @throws ApiError 403 unless enrolled, 404, 409 after the grade or the due date, 422, 429
 */
export async function handIn(context: HostContext, input: HandInInput): Promise<HandIn> {
  const { tenantId, user, assignmentId, text, fileId, idempotencyKey: key } = input;
  const placed = await findAssignment(context.db, tenantId, assignmentId);
  if (!(await isEnrolled(context.db, placed.row, user.id))) throw forbidden();
  if (text.trim() === "" && fileId === null)
    throw validationError({ text: "Tulis jawaban Anda atau sertakan berkasnya" });
  const site = await getMailSite(context, tenantId);
  const body = { user: user.id, assignmentId, text, fileId };
  const request = { tenantId, operation: "handIn", key, body };
  try {
    return await withIdempotency(context, request, async (trx) => {
      const row = await storeHandIn(context, trx, { placed, input });
      await notifyReceived(trx, { row, placed, site });
      if (placed.assignment.pass_mark === null)
        await endChapter(context, trx, { placed, userId: user.id });
      return toHandIn(row);
    });
  } catch (error) {
    // Two first hand-ins at once.
    if (isUniqueViolation(error)) throw new ApiError(409, STALE_MESSAGE);
    throw error;
  }
}

interface NewHandIn {
  placed: PlacedAssignment;
  input: HandInInput;
}

async function storeHandIn(
  context: HostContext,
  trx: Transaction<Schema>,
  { placed: { assignment }, input }: NewHandIn,
): Promise<HandInRow> {
  const { tenantId, user, assignmentId, fileId } = input;
  const now = context.clock();
  const limit = { name: `hand-in:${user.id}`, max: MAX_HAND_INS_PER_HOUR, windowMs: HOUR_MS };
  await consumeAttempt(trx, limit, now);
  const [newest] = await listOwnHandIns(trx, { tenantId, assignmentId, userId: user.id });
  const { isOpen, isLate } = getAcceptance(assignment, newest, now);
  if (!isOpen) throw new ApiError(409, getClosedMessage(newest));
  if (newest) await replaceHandIn(trx, newest, now);
  const file = fileId ? await claimOwnFile(trx, { tenantId, userId: user.id, fileId, now }) : null;
  const number = await nextReferenceNumber(trx, {
    tenantId,
    prefix: "TUGAS",
    sequence: "hand-in",
    now,
  });
  const row = toWaitingRow({ input, number, file, isLate, now });
  await trx.insertInto("hand_ins").values(row).execute();
  return row;
}

interface AcceptedHandIn {
  input: HandInInput;
  number: string;
  file: FileRow | null;
  isLate: boolean;
  now: number;
}

const toWaitingRow = ({ input, number, file, isLate, now }: AcceptedHandIn): HandInRow => ({
  lms_id: input.tenantId,
  id: newRecordId(),
  number,
  assignment_id: input.assignmentId,
  user_id: input.user.id,
  body: input.text,
  file_id: file?.id ?? null,
  file_name: file?.name ?? null,
  file_bytes: file?.bytes ?? null,
  submitted_at: now,
  late: Number(isLate),
  status: "waiting",
  points: "{}",
  comment: "",
  score: null,
  passed: null,
  decided_by_id: null,
  decided_by_name: null,
  decided_at: null,
  replaced_at: null,
  version: 1,
});

const getClosedMessage = (newest: HandInRow | undefined) =>
  newest?.status === "graded"
    ? "Tugas ini sudah dinilai, jadi tidak dapat dikirim ulang."
    : "Tenggat tugas ini sudah lewat, jadi kiriman ini tidak kami terima.";

/** @throws ApiError 409 if it was decided or replaced in the meantime */
async function replaceHandIn(trx: Queryable, newest: HandInRow, now: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("hand_ins")
    .set({ replaced_at: now })
    .where("lms_id", "=", newest.lms_id)
    .where("id", "=", newest.id)
    .where("version", "=", newest.version)
    .where("replaced_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
}

interface OwnFile {
  tenantId: string;
  userId: string;
  fileId: string;
  now: number;
}

/** @throws ApiError 422 unless the learner has uploaded it for an assignment */
async function claimOwnFile(
  trx: Queryable,
  { tenantId, userId, fileId, now }: OwnFile,
): Promise<FileRow> {
  const file = await claimFile(trx, { tenantId, id: fileId, now }).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  if (file?.owner_id !== userId || file.purpose !== "assignment")
    throw validationError({ file: "Berkas tidak ditemukan, unggah lagi" });
  return file;
}

interface EndedAssignment {
  placed: PlacedAssignment;
  userId: string;
}

/** Marks the chapters of an assignment as done. */
export async function endChapter(
  context: HostContext,
  trx: Transaction<Schema>,
  { placed: { row, outline, chapters }, userId }: EndedAssignment,
): Promise<void> {
  const key = { tenantId: row.lms_id, classId: row.id, userId };
  for (const chapter of chapters)
    await markDone(context, trx, { key, chapter, isSelfDeclared: false });
  await finishClass(context, trx, { row, outline, key });
}
