import sharp from "sharp";
import { expect, test } from "vitest";
import { blobKey, claimFile, sweepFiles } from "~/server/embedded/drive/file-rows";
import type { Caller } from "~/server/hosts/define";
import { type FILE_PURPOSES, type FileInfo, uploadAnswer } from "~/server/hosts/drive/contract";
import { pdf, picture } from "./drive-fixture";
import { signIn } from "./fixture";
import { onEverySite, refusal, THEIRS } from "./site";

const MB = 1_048_576;
type Purpose = (typeof FILE_PURPOSES)[number];

onEverySite((site) => {
  let sender = 0;
  /** Sends a file, each from an address of its own because of the hourly limit. */
  const upload = async (
    bytes: Uint8Array<ArrayBuffer>,
    more: { purpose?: Purpose; name?: string; caller?: Partial<Caller>; idempotencyKey?: string } = {},
  ): Promise<FileInfo> => {
    const { purpose = "attachment", name = "berkas", caller, idempotencyKey } = more;
    const headers = { "x-file-name": encodeURIComponent(name), "x-file-purpose": purpose, "content-type": "text/html" };
    const hosts = site().hosts({ clientIp: `198.51.100.${++sender}`, ...caller });
    const answer = await hosts.drive.upload({ rawBody: bytes, headers, ...(idempotencyKey && { idempotencyKey }) });
    expect(answer.status).toBe(201);
    return uploadAnswer.parse(await answer.json()).data;
  };
  const download = (id: string, headers: Record<string, string> = {}, caller: Partial<Caller> = {}) =>
    site().hosts(caller).drive.download({ params: { id }, headers });
  const hasBytes = async (id: string) => {
    const stream = await site().context.ports.blobs.get(blobKey(id));
    await stream?.cancel();
    return stream !== null;
  };

  test("[STO20] a picture comes back as it looks, with nothing in it but its pixels, under an id that cannot be guessed", async () => {
    const file = await upload(await picture("jpeg"), { purpose: "photo", name: "Foto Kelas.exe" });
    expect(file).toMatchObject({ name: "Foto Kelas.jpg", type: "image/jpeg", purpose: "photo", claimed: false });
    expect(file.id).toMatch(/^[0-9a-f]{32}$/);
    const answer = await download(file.id);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.byteLength).toBe(file.bytes);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height, exif, bytes.includes("Kamera Rahasia")]).toEqual([40, 30, undefined, false]);
    expect(
      (
        await site()
          .hosts()
          .drive.getFile({ params: { id: file.id } })
      ).data,
    ).toEqual(file);
  });

  test.each(["png", "webp"] as const)("a %s stays one", async (format) => {
    const file = await upload(await picture(format), { purpose: "logo" });
    const answer = await download(file.id);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe(format);
  });

  test("pictures are turned upright and no longer than 4,096 pixels", async () => {
    const turned = await sharp({ create: { width: 5_000, height: 100, channels: 3, background: "#fff" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id } = await upload(new Uint8Array(turned), { purpose: "photo" });
    const { width, height } = await sharp(Buffer.from(await (await download(id)).arrayBuffer())).metadata();
    expect([width, height]).toEqual([82, 4_096]);
  });

  test("a document comes back byte for byte, to be saved, with a name that is safe", async () => {
    const bytes = pdf(70_000);
    const { id } = await upload(bytes, { name: "../../Surat Tugas “résmi”.html" });
    const answer = await download(id);
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), bytes)).toBe(0);
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="Surat Tugas resmi\.pdf"; filename\*=UTF-8''Surat%20Tugas%20/,
    );
  });

  test("ranges and conditions: 206, 416, 304", async () => {
    const bytes = pdf(1_000);
    const { id } = await upload(bytes);
    const part = await download(id, { Range: "bytes=0-7" });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([206, "bytes 0-7/1000", "%PDF-1.4"]);
    const end = await download(id, { Range: "bytes=-5" });
    expect([end.headers.get("content-length"), await end.text()]).toEqual(["5", "%%EOF"]);
    const beyond = await download(id, { Range: "bytes=1000-" });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */1000"]);
    const etag = end.headers.get("etag") ?? "";
    expect((await download(id, { "If-None-Match": etag })).status).toBe(304);
    expect((await download(id, { Range: "bytes=0-7", "If-Range": '"another"' })).status).toBe(200);
  });

  test("too large: 413 by purpose, before all of it was sent or after", async () => {
    const tooLarge = { status: 413, message: "Berkas terlalu besar (maks. 5 MB)" };
    expect(await refusal(upload(pdf(5 * MB + 1)))).toMatchObject(tooLarge);
    expect(await refusal(upload(pdf(2 * MB + 1), { purpose: "cv" }))).toMatchObject({ message: "Berkas terlalu besar (maks. 2 MB)" });
    expect((await upload(pdf(5 * MB))).bytes).toBe(5 * MB);
    const { readable, writable } = new TransformStream<Uint8Array>();
    const writer = writable.getWriter();
    void (async () => {
      for (let sent = 0; sent <= 5 * MB; sent += 65_536) await writer.write(pdf(65_536));
      await writer.close();
    })().catch(() => undefined);
    const streamed = site()
      .hosts()
      .drive.upload({ rawBody: readable, headers: { "x-file-purpose": "letter" } });
    expect(await refusal(streamed)).toMatchObject(tooLarge);
  });

  test("another type than the purpose takes: 415, whatever its name and header say", async () => {
    const html = new Uint8Array(Buffer.from("<script>alert(1)</script>"));
    const svg = new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'));
    const gif = new Uint8Array(
      await sharp({ create: { width: 2, height: 2, channels: 3, background: "#000" } })
        .gif()
        .toBuffer(),
    );
    for (const bytes of [html, svg, gif])
      expect(await refusal(upload(bytes, { name: "foto.jpg" }))).toMatchObject({
        status: 415,
        message: "Jenis berkas ini tidak didukung. Gunakan JPG, PNG, WebP, atau PDF.",
      });
    expect(await refusal(upload(pdf(), { purpose: "photo" }))).toMatchObject({
      status: 415,
      message: "Jenis berkas ini tidak didukung. Gunakan JPG, PNG, atau WebP.",
    });
  });

  test("what cannot be decoded: 422 for a broken picture and for a bomb, 400 for nothing", async () => {
    const broken = (await picture("png", 400, 400)).slice(0, 700);
    expect(await refusal(upload(broken, { purpose: "photo" }))).toMatchObject({ status: 422 });
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(MB);
    expect(await refusal(upload(new Uint8Array(bomb), { purpose: "photo" }))).toMatchObject({
      status: 422,
      message: "Gambar terlalu besar (maks. 40 megapiksel)",
    });
    expect(await refusal(upload(new Uint8Array()))).toMatchObject({ status: 400 });
    expect(await refusal(upload(pdf(), { purpose: "lain" as Purpose }))).toMatchObject({
      status: 422,
      data: { purpose: "Tujuan berkas tidak dikenal" },
    });
  });

  test("one key makes one file, also for calls at once; with another file it is refused", async () => {
    const bytes = pdf(3_000);
    const files = await Promise.all(Array.from({ length: 4 }, () => upload(bytes, { idempotencyKey: "satu-berkas" })));
    expect(new Set(files.map(({ id }) => id)).size).toBe(1);
    expect(Buffer.compare(Buffer.from(await (await download(files[0]?.id ?? "")).arrayBuffer()), bytes)).toBe(0);
    expect(await refusal(upload(pdf(3_001), { idempotencyKey: "satu-berkas" }))).toMatchObject({ status: 409 });
  });

  test("a guest's address may send 60 files an hour", async () => {
    const { id } = await upload(pdf(), { caller: { clientIp: "192.0.2.77" } });
    const { db } = site().database;
    const row = await db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    for (let more = 0; more < 59; more++)
      await db
        .insertInto("files")
        .values({ ...row, id: `${more}`.padStart(32, "0") })
        .execute();
    expect(await refusal(upload(pdf(), { caller: { clientIp: "192.0.2.77" } }))).toMatchObject({
      status: 429,
      data: { retryAfterSeconds: expect.any(Number) },
    });
    await upload(pdf(), { caller: { clientIp: "192.0.2.78" } });
  });

  test("letters and CVs need somebody who may read them; other files only their id", async () => {
    const { db } = site().database;
    const [owner, admin, other, lead, partner] = await Promise.all(
      [9_1, 1, 4, 9, 8].map((role, at) => signIn(db, `drive-${role}-${at}`, [{ lmsId: "lms-ours", role: role > 9 ? 4 : role }])),
    );
    const letter = await upload(pdf(), { purpose: "letter", caller: { accessToken: owner } });
    const cv = await upload(pdf(), { purpose: "cv", caller: { accessToken: owner } });
    const readers: [string, (string | undefined)[], (string | undefined)[]][] = [
      [letter.id, [owner, admin, lead], [other, partner]],
      [cv.id, [owner, admin, partner], [other, lead]],
    ];
    for (const [id, may, mayNot] of readers) {
      for (const accessToken of may) expect((await download(id, {}, { accessToken })).status).toBe(200);
      for (const accessToken of mayNot) expect(await refusal(download(id, {}, { accessToken }))).toMatchObject({ status: 403 });
      expect(await refusal(download(id))).toMatchObject({ status: 401 });
      expect((await site().hosts().drive.getFile({ params: { id } })).data.bytes).toBe(2_000);
    }
    expect(await refusal(download(letter.id, {}, { accessToken: "nobody" }))).toMatchObject({ status: 401 });
  });

  test("another tenant's file and one that never was are the same missing file", async () => {
    const { id } = await upload(pdf());
    const theirs = site().hosts({ lmsId: THEIRS }).drive;
    const admin = await signIn(site().database.db, "drive-theirs", [{ lmsId: THEIRS, role: 1 }]);
    const deletes = (fileId: string) =>
      site()
        .hosts({ lmsId: THEIRS, accessToken: admin })
        .drive.deleteFile({ params: { id: fileId } });
    for (const fileId of [id, "0".repeat(32)]) {
      const params = { id: fileId };
      for (const call of [
        () => theirs.download({ params }),
        () => theirs.getFile({ params }),
        () => theirs.claimFile({ params }),
        () => deletes(fileId),
      ])
        expect(await refusal(call())).toMatchObject({ status: 404, message: "Berkas tidak ditemukan" });
    }
    expect((await download(id)).status).toBe(200);
  });

  test("its owner or an admin deletes a file, nobody else; an admin's deletion is in the audit log", async () => {
    const { db } = site().database;
    const [owner, other, admin] = await Promise.all([
      signIn(db, "drive-owner", []),
      signIn(db, "drive-other", [{ lmsId: "lms-ours", role: 2 }]),
      signIn(db, "drive-admin", [{ lmsId: "lms-ours", role: 1 }]),
    ]);
    const [first, second] = [
      await upload(pdf(), { caller: { accessToken: owner } }),
      await upload(pdf(), { caller: { accessToken: owner } }),
    ];
    const deletes = (id: string, accessToken: string) => site().hosts({ accessToken }).drive.deleteFile({ params: { id } });
    expect(await refusal(deletes(first.id, other))).toMatchObject({ status: 403 });
    expect((await deletes(first.id, owner)).data).toBeNull();
    expect(await refusal(download(first.id))).toMatchObject({ status: 404 });
    expect(await hasBytes(first.id)).toBe(false);
    await deletes(second.id, admin);
    expect(await refusal(deletes(second.id, admin))).toMatchObject({ status: 404 });
    const log = await db.selectFrom("audit_log").select(["entity_id", "actor_name"]).where("action", "=", "file.delete").execute();
    expect(log).toEqual([{ entity_id: second.id, actor_name: "Nama drive-admin" }]);
  });

  test("what nobody claims is gone after 24 hours, what a record refers to stays", async () => {
    const { context } = site();
    const [claimed, taken, left] = [await upload(pdf()), await upload(pdf()), await upload(pdf())];
    const { drive } = site().hosts();
    for (let again = 0; again < 2; again++) expect((await drive.claimFile({ params: { id: claimed.id } })).data.claimed).toBe(true);
    await context.db.transaction().execute((trx) => claimFile(trx, { lmsId: "lms-ours", id: taken.id, now: Date.now() }));
    await sweepFiles(context);
    expect((await download(left.id)).status).toBe(200);
    const tomorrow = { ...context, clock: () => Date.now() + 86_400_000 };
    await Promise.all([sweepFiles(tomorrow), sweepFiles(tomorrow)]);
    expect(await refusal(download(left.id))).toMatchObject({ status: 404 });
    expect(await refusal(drive.claimFile({ params: { id: left.id } }))).toMatchObject({ status: 404 });
    expect(await Promise.all([claimed, taken, left].map(({ id }) => hasBytes(id)))).toEqual([true, true, false]);
    expect((await download(claimed.id)).status).toBe(200);
  });

  test("an upload that broke off before its bytes were kept is finished by its key, and read by nobody until then", async () => {
    const { db } = site().database;
    const { id } = await upload(pdf(), { idempotencyKey: "terputus" });
    await db.updateTable("files").set({ stored_at: null }).where("id", "=", id).execute();
    await site().context.ports.blobs.delete(blobKey(id));
    expect(await refusal(download(id))).toMatchObject({ status: 404 });
    expect((await upload(pdf(), { idempotencyKey: "terputus" })).id).toBe(id);
    expect((await download(id)).status).toBe(200);
  });
});
