import { createHash, createHmac, randomBytes } from "node:crypto";
import { FILE_PURPOSES, type FileInfo, mostBytes } from "../../hosts/drive/contract";
import { HostRefusal, type HostUser } from "../../hosts/implement";
import { addressGroup } from "../address-group";
import { answerOnce } from "../answer-once";
import { type HostContext, invalid } from "../context";
import { checkFile } from "./check-file";
import { safeFileName } from "./file-name";
import { blobKey, type FileRow, toFileInfo } from "./file-rows";

/** Of guests, from one address and in one tenant; a school's computers may share one. */
const MOST_PER_HOUR = 60;
const HOUR_MS = 3_600_000;

interface Upload {
  lmsId: string;
  request: Request;
  user: HostUser | null;
  clientIp: string;
  idempotencyKey: string | undefined;
}

/**
 * Keeps a file: first its row, which nobody reads yet, then its bytes, then the row's mark that they are there. A key that comes again after a break
 * finishes what was begun, and answers the same file.
 */
export async function keepUpload(context: HostContext, { lmsId, request, user, clientIp, idempotencyKey }: Upload): Promise<FileInfo> {
  const { db, ports, clock, appSecret } = context;
  const purpose = FILE_PURPOSES.find((known) => known === request.headers.get("x-file-purpose"));
  if (!purpose) throw invalid({ purpose: "Tujuan berkas tidak dikenal" });
  const ip_hash = createHmac("sha256", appSecret)
    .update(`${lmsId} ${addressGroup(clientIp)}`)
    .digest("hex");
  if (!user && clientIp) await checkLimit(context, lmsId, ip_hash);
  const sent = await readBytes(request, mostBytes(purpose));
  const { type, bytes } = await checkFile(sent, purpose);
  const name = safeFileName(request.headers.get("x-file-name"), type);
  const body = { purpose, name, owner: user?.id ?? null, sha256: digest(sent) };
  const row = await answerOnce<FileRow>(context, { lmsId, operation: "upload", key: idempotencyKey, body }, async (trx) => {
    const made: FileRow = {
      ...{ lms_id: lmsId, id: randomBytes(16).toString("hex"), name, type, bytes: bytes.byteLength, sha256: digest(bytes), purpose },
      ...{ owner_id: user?.id ?? null, ip_hash, created_at: clock(), stored_at: null, claimed_at: null, deleted_at: null },
    };
    await trx.insertInto("files").values(made).execute();
    return made;
  });
  const isKept = await db.selectFrom("files").select("stored_at").where("lms_id", "=", lmsId).where("id", "=", row.id).executeTakeFirst();
  // A picture that another release encoded would not be the bytes of the row: the row follows them.
  if (isKept?.stored_at === null) {
    await ports.blobs.put(blobKey(row.id), bytes, type);
    await db
      .updateTable("files")
      .set({ stored_at: clock(), bytes: bytes.byteLength, sha256: digest(bytes) })
      .where("lms_id", "=", lmsId)
      .where("id", "=", row.id)
      .where("stored_at", "is", null)
      .execute();
  }
  return toFileInfo(row);
}

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** @throws HostRefusal 429 with `data: { retryAfterSeconds }` */
async function checkLimit({ db, clock }: HostContext, lmsId: string, ipHash: string): Promise<void> {
  const now = clock();
  const oldest = await db
    .selectFrom("files")
    .select("created_at")
    .where("lms_id", "=", lmsId)
    .where("ip_hash", "=", ipHash)
    .where("owner_id", "is", null)
    .where("created_at", ">", now - HOUR_MS)
    .orderBy("created_at", "desc")
    .offset(MOST_PER_HOUR - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    throw new HostRefusal(429, "Terlalu banyak percobaan", { retryAfterSeconds: Math.ceil((oldest.created_at + HOUR_MS - now) / 1000) });
}

/** @throws HostRefusal 413 as soon as there is more than `most`, 400 for nothing or a body that breaks off */
async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const tooLarge = () => new HostRefusal(413, `Berkas terlalu besar (maks. ${most / 1_048_576} MB)`);
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw new HostRefusal(400, "Berkas tidak dapat dibaca");
    });
    if (done) break;
    length += value.byteLength;
    if (length > most) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  if (length === 0) throw new HostRefusal(400, "Berkas kosong");
  return Buffer.concat(chunks, length);
}
