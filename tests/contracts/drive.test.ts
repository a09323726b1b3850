import sharp from "sharp";
import { expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { claimFile, getBlobKey, sweepFiles } from "~/server/embedded/domain/files/files";
import {
  type FILE_PURPOSES,
  type FileInfo,
  uploadResponseSchema,
} from "~/server/hosts/drive/contract";
import type { Caller } from "~/server/hosts/host-contract";
import { describeEachBackend, getError, OTHER_TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { createImage, createPdf } from "./drive-fixture";

const MB = 1_048_576;
type Purpose = (typeof FILE_PURPOSES)[number];

describeEachBackend((site) => {
  let sender = 0;
  /** Uploads from a new network each time, because of the hourly limit. */
  const upload = async (
    bytes: Uint8Array<ArrayBuffer>,
    more: {
      purpose?: Purpose;
      name?: string;
      caller?: Partial<Caller>;
      idempotencyKey?: string;
    } = {},
  ): Promise<FileInfo> => {
    const { purpose = "attachment", name = "berkas", caller, idempotencyKey } = more;
    const headers = {
      "x-file-name": encodeURIComponent(name),
      "x-file-purpose": purpose,
      "content-type": "text/html",
    };
    const hosts = site().createClients({ clientIp: `198.51.100.${++sender}`, ...caller });
    const answer = await hosts.drive.upload({
      rawBody: bytes,
      headers,
      ...(idempotencyKey && { idempotencyKey }),
    });
    expect(answer.status).toBe(201);
    return uploadResponseSchema.parse(await answer.json()).data;
  };
  const download = (
    id: string,
    headers: Record<string, string> = {},
    caller: Partial<Caller> = {},
  ) => site().createClients(caller).drive.download({ params: { id }, headers });
  const hasBytes = async (id: string) => {
    const stream = await site().context.ports.blobs.get(getBlobKey(id));
    await stream?.cancel();
    return stream !== null;
  };

  test("[STO20] upload strips metadata from an image and stores it under an unguessable id", async () => {
    const file = await upload(await createImage("jpeg"), {
      purpose: "photo",
      name: "Foto Kelas.exe",
    });

    expect(file).toMatchObject({
      name: "Foto Kelas.jpg",
      type: "image/jpeg",
      purpose: "photo",
      claimed: false,
    });
    expect(file.id).toMatch(/^[0-9a-f]{32}$/);

    const answer = await download(file.id);
    const bytes = Buffer.from(await answer.arrayBuffer());

    expect(bytes.byteLength).toBe(file.bytes);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");

    const { width, height, exif } = await sharp(bytes).metadata();

    expect([width, height, exif, bytes.includes("Kamera Rahasia")]).toEqual([
      40,
      30,
      undefined,
      false,
    ]);
    expect(
      (
        await site()
          .createClients()
          .drive.getFile({ params: { id: file.id } })
      ).data,
    ).toEqual(file);
  });

  test.each(["png", "webp"] as const)("upload keeps the %s format", async (format) => {
    const file = await upload(await createImage(format), { purpose: "logo" });
    const answer = await download(file.id);

    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe(format);
  });

  test("upload rotates images upright and limits sides to 4,096 pixels", async () => {
    const turned = await sharp({
      create: { width: 5_000, height: 100, channels: 3, background: "#fff" },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id } = await upload(new Uint8Array(turned), { purpose: "photo" });
    const { width, height } = await sharp(
      Buffer.from(await (await download(id)).arrayBuffer()),
    ).metadata();

    expect([width, height]).toEqual([82, 4_096]);
  });

  test("download serves a document unchanged as an attachment with a sanitised name", async () => {
    const bytes = createPdf(70_000);
    const { id } = await upload(bytes, { name: "../../Surat Tugas “résmi”.html" });
    const answer = await download(id);

    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), bytes)).toBe(0);
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="Surat Tugas resmi\.pdf"; filename\*=UTF-8''Surat%20Tugas%20/,
    );
  });

  test("download answers ranges and conditions with 206, 416 and 304", async () => {
    const bytes = createPdf(1_000);
    const { id } = await upload(bytes);
    const part = await download(id, { Range: "bytes=0-7" });

    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      "bytes 0-7/1000",
      "%PDF-1.4",
    ]);

    const end = await download(id, { Range: "bytes=-5" });

    expect([end.headers.get("content-length"), await end.text()]).toEqual(["5", "%%EOF"]);

    const beyond = await download(id, { Range: "bytes=1000-" });

    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */1000"]);

    const etag = end.headers.get("etag") ?? "";

    expect((await download(id, { "If-None-Match": etag })).status).toBe(304);
    expect((await download(id, { Range: "bytes=0-7", "If-Range": '"another"' })).status).toBe(200);
  });

  test("upload rejects files over the limit of their purpose with 413, with or without a declared length", async () => {
    const tooLarge = { status: 413, message: "Berkas terlalu besar (maks. 5 MB)" };

    expect(await getError(upload(createPdf(5 * MB + 1)))).toMatchObject(tooLarge);
    expect(await getError(upload(createPdf(2 * MB + 1), { purpose: "cv" }))).toMatchObject({
      message: "Berkas terlalu besar (maks. 2 MB)",
    });
    expect((await upload(createPdf(5 * MB))).bytes).toBe(5 * MB);

    const { readable, writable } = new TransformStream<Uint8Array>();
    const writer = writable.getWriter();
    void (async () => {
      for (let sent = 0; sent <= 5 * MB; sent += 65_536) await writer.write(createPdf(65_536));
      await writer.close();
    })().catch(() => undefined);
    const streamed = site()
      .createClients()
      .drive.upload({ rawBody: readable, headers: { "x-file-purpose": "letter" } });

    expect(await getError(streamed)).toMatchObject(tooLarge);
  });

  test("upload rejects types that the purpose does not allow with 415, whatever name and header say", async () => {
    const html = new Uint8Array(Buffer.from("<script>alert(1)</script>"));
    const svg = new Uint8Array(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    );
    const gif = new Uint8Array(
      await sharp({ create: { width: 2, height: 2, channels: 3, background: "#000" } })
        .gif()
        .toBuffer(),
    );
    for (const bytes of [html, svg, gif])
      expect(await getError(upload(bytes, { name: "foto.jpg" }))).toMatchObject({
        status: 415,
        message: "Jenis berkas ini tidak didukung. Gunakan JPG, PNG, WebP, atau PDF.",
      });

    expect(await getError(upload(createPdf(), { purpose: "photo" }))).toMatchObject({
      status: 415,
      message: "Jenis berkas ini tidak didukung. Gunakan JPG, PNG, atau WebP.",
    });
  });

  test("upload rejects broken images and decompression bombs with 422 and empty bodies with 400", async () => {
    const broken = (await createImage("png", 400, 400)).slice(0, 700);

    expect(await getError(upload(broken, { purpose: "photo" }))).toMatchObject({ status: 422 });

    const bomb = await sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: "#000" },
    })
      .png()
      .toBuffer();

    expect(bomb.byteLength).toBeLessThan(MB);
    expect(await getError(upload(new Uint8Array(bomb), { purpose: "photo" }))).toMatchObject({
      status: 422,
      message: "Gambar terlalu besar (maks. 40 megapiksel)",
    });
    expect(await getError(upload(new Uint8Array()))).toMatchObject({ status: 400 });
    expect(await getError(upload(createPdf(), { purpose: "lain" as Purpose }))).toMatchObject({
      status: 422,
      data: { purpose: "Tujuan berkas tidak dikenal" },
    });
  });

  test("upload stores one file per idempotency key, also concurrently, and rejects the key with another file", async () => {
    const bytes = createPdf(3_000);
    const files = await Promise.all(
      Array.from({ length: 4 }, () => upload(bytes, { idempotencyKey: "satu-berkas" })),
    );

    expect(new Set(files.map(({ id }) => id)).size).toBe(1);
    expect(
      Buffer.compare(Buffer.from(await (await download(files[0]?.id ?? "")).arrayBuffer()), bytes),
    ).toBe(0);
    expect(
      await getError(upload(createPdf(3_001), { idempotencyKey: "satu-berkas" })),
    ).toMatchObject({
      status: 409,
    });
  });

  test("upload accepts 60 guest files per hour and network", async () => {
    const { id } = await upload(createPdf(), { caller: { clientIp: "192.0.2.77" } });
    const { db } = site().database;
    const row = await db
      .selectFrom("files")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    for (let more = 0; more < 59; more++)
      await db
        .insertInto("files")
        .values({ ...row, id: `${more}`.padStart(32, "0") })
        .execute();

    expect(
      await getError(upload(createPdf(), { caller: { clientIp: "192.0.2.77" } })),
    ).toMatchObject({
      status: 429,
      data: { retryAfterSeconds: expect.any(Number) },
    });

    await upload(createPdf(), { caller: { clientIp: "192.0.2.78" } });
  });

  test("download requires a permitted user for letters and CVs, and only the id for other files", async () => {
    const { db } = site().database;
    const [owner, admin, other, lead, partner] = await Promise.all(
      [9_1, 1, 4, 9, 8].map((role, at) =>
        createSignedInUser(db, `drive-${role}-${at}`, [
          { tenantId: "lms-ours", role: role > 9 ? 4 : role },
        ]),
      ),
    );
    const letter = await upload(createPdf(), { purpose: "letter", caller: { accessToken: owner } });
    const cv = await upload(createPdf(), { purpose: "cv", caller: { accessToken: owner } });
    const readers: [string, (string | undefined)[], (string | undefined)[]][] = [
      [letter.id, [owner, admin, lead], [other, partner]],
      [cv.id, [owner, admin, partner], [other, lead]],
    ];
    for (const [id, may, mayNot] of readers) {
      for (const accessToken of may)
        expect((await download(id, {}, { accessToken })).status).toBe(200);
      for (const accessToken of mayNot)
        expect(await getError(download(id, {}, { accessToken }))).toMatchObject({ status: 403 });
      expect(await getError(download(id))).toMatchObject({ status: 401 });
      expect((await site().createClients().drive.getFile({ params: { id } })).data.bytes).toBe(
        2_000,
      );
    }

    expect(await getError(download(letter.id, {}, { accessToken: "nobody" }))).toMatchObject({
      status: 401,
    });
  });

  test("download answers 404 alike for another tenant's file and an unknown id", async () => {
    const { id } = await upload(createPdf());
    const theirs = site().createClients({ tenantId: OTHER_TENANT_ID }).drive;
    const admin = await createSignedInUser(site().database.db, "drive-theirs", [
      { tenantId: OTHER_TENANT_ID, role: 1 },
    ]);
    const deletes = (fileId: string) =>
      site()
        .createClients({ tenantId: OTHER_TENANT_ID, accessToken: admin })
        .drive.deleteFile({ params: { id: fileId } });
    for (const fileId of [id, "0".repeat(32)]) {
      const params = { id: fileId };
      for (const call of [
        () => theirs.download({ params }),
        () => theirs.getFile({ params }),
        () => theirs.claimFile({ params }),
        () => deletes(fileId),
      ])
        expect(await getError(call())).toMatchObject({
          status: 404,
          message: "Berkas tidak ditemukan",
        });
    }

    expect((await download(id)).status).toBe(200);
  });

  test("deleteFile is limited to owner and admins; deletions by admins are audited", async () => {
    const { db } = site().database;
    const [owner, other, admin] = await Promise.all([
      createSignedInUser(db, "drive-owner", []),
      createSignedInUser(db, "drive-other", [{ tenantId: "lms-ours", role: 2 }]),
      createSignedInUser(db, "drive-admin", [{ tenantId: "lms-ours", role: 1 }]),
    ]);
    const [first, second] = [
      await upload(createPdf(), { caller: { accessToken: owner } }),
      await upload(createPdf(), { caller: { accessToken: owner } }),
    ];
    const deletes = (id: string, accessToken: string) =>
      site().createClients({ accessToken }).drive.deleteFile({ params: { id } });

    expect(await getError(deletes(first.id, other))).toMatchObject({ status: 403 });
    expect((await deletes(first.id, owner)).data).toBeNull();
    expect(await getError(download(first.id))).toMatchObject({ status: 404 });
    expect(await hasBytes(first.id)).toBe(false);

    await deletes(second.id, admin);

    expect(await getError(deletes(second.id, admin))).toMatchObject({ status: 404 });

    const log = await db
      .selectFrom("audit_log")
      .select(["entity_id", "actor_name"])
      .where("action", "=", "file.delete")
      .execute();

    expect(log).toEqual([{ entity_id: second.id, actor_name: "Nama drive-admin" }]);
  });

  test("sweepFiles deletes unclaimed files after 24 hours and retains claimed ones", async () => {
    const { context } = site();
    const [claimed, taken, left] = [
      await upload(createPdf()),
      await upload(createPdf()),
      await upload(createPdf()),
    ];
    const { drive } = site().createClients();
    for (let again = 0; again < 2; again++)
      expect((await drive.claimFile({ params: { id: claimed.id } })).data.claimed).toBe(true);
    await context.db
      .transaction()
      .execute((trx) => claimFile(trx, { tenantId: "lms-ours", id: taken.id, now: Date.now() }));
    await sweepFiles(context);

    expect((await download(left.id)).status).toBe(200);

    const tomorrow = { ...context, clock: () => Date.now() + DAY_MS };
    await Promise.all([sweepFiles(tomorrow), sweepFiles(tomorrow)]);

    expect(await getError(download(left.id))).toMatchObject({ status: 404 });
    expect(await getError(drive.claimFile({ params: { id: left.id } }))).toMatchObject({
      status: 404,
    });
    expect(await Promise.all([claimed, taken, left].map(({ id }) => hasBytes(id)))).toEqual([
      true,
      true,
      false,
    ]);
    expect((await download(claimed.id)).status).toBe(200);
  });

  test("upload completes an interrupted upload on retry; the file is unreadable until then", async () => {
    const { db } = site().database;
    const { id } = await upload(createPdf(), { idempotencyKey: "terputus" });
    await db.updateTable("files").set({ stored_at: null }).where("id", "=", id).execute();
    await site().context.ports.blobs.delete(getBlobKey(id));

    expect(await getError(download(id))).toMatchObject({ status: 404 });
    expect((await upload(createPdf(), { idempotencyKey: "terputus" })).id).toBe(id);
    expect((await download(id)).status).toBe(200);
  });
});
