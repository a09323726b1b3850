import sharp from "sharp";
import { expect, test } from "vitest";
import { getBlobKey } from "~/server/embedded/domain/files/files";
import { describeEachBackend, getError } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { createImage, createPdf } from "./drive-fixture";
import { createUploadCalls, type FilePurpose } from "./upload-fixture";

const MB = 1_048_576;

describeEachBackend((site) => {
  const { upload, download } = createUploadCalls(site);

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
    const rotated = await sharp({
      create: { width: 5_000, height: 100, channels: 3, background: "#fff" },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id } = await upload(new Uint8Array(rotated), { purpose: "photo" });
    const { width, height } = await sharp(
      Buffer.from(await (await download(id)).arrayBuffer()),
    ).metadata();

    expect([width, height]).toEqual([82, 4_096]);
  });

  test("upload rejects files over 5 MB with 413, with or without a declared length", async () => {
    const tooLarge = { status: 413, message: "Berkas terlalu besar (maks. 5 MB)" };

    expect(await getError(upload(createPdf(5 * MB + 1)))).toMatchObject(tooLarge);
    expect(await getError(upload(createPdf(5 * MB + 1), { purpose: "cv" }))).toMatchObject(
      tooLarge,
    );
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

    expect(await getError(upload(await createImage("png"), { purpose: "cv" }))).toMatchObject({
      status: 415,
      message: "Jenis berkas ini tidak didukung. Gunakan PDF.",
    });
    expect(await getError(upload(createPdf(), { purpose: "photo" }))).toMatchObject({
      status: 415,
      message: "Jenis berkas ini tidak didukung. Gunakan JPG, PNG, atau WebP.",
    });
  });

  test("upload takes public pictures from signed-in users only, and no PDF among them", async () => {
    const accessToken = await createSignedInUser(site().database.db, "picture-owner", []);
    const picture = { purpose: "picture", caller: { accessToken } } as const;

    const { id, type } = await upload(await createImage("webp"), picture);

    expect(type).toBe("image/webp");
    expect((await download(id)).status).toBe(200);
    expect(await getError(upload(createPdf(), picture))).toMatchObject({ status: 415 });
    expect(await getError(upload(await createImage("webp"), { purpose: "picture" }))).toMatchObject(
      { status: 401 },
    );
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
    expect(await getError(upload(createPdf(), { purpose: "lain" as FilePurpose }))).toMatchObject({
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
