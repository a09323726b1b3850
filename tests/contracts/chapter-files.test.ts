import { beforeAll, expect, test } from "vitest";
import { MEDIA_RULES, type MediaKind, toFileAddress } from "~/lib/media-fields";
import { ROLE } from "~/lib/roles";
import { restoreBackup } from "~/server/embedded/backup/restore";
import { getBlobKey, sweepFiles } from "~/server/embedded/domain/files/files";
import { createFolderStore } from "~/server/embedded/domain/files/folder-blob-store";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { backUpSite, createScratch } from "./backup-fixture";
import { createClassRow, createSignedInUser } from "./core-fixture";
import {
  CAPTIONS,
  createCaptions,
  createImage,
  createMp3,
  createMp4,
  createOgg,
  createPdf,
  createWebm,
} from "./drive-fixture";
import { createUploadCalls } from "./upload-fixture";

const GONE = "Berkas ini sudah tidak tersimpan, pilih lagi";
const { createScratchPath, createArchivePath } = createScratch();
const EMPTY = { media: null, audio: null, captions: null };

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const { upload, download, hasBytes } = createUploadCalls(site);
  beforeAll(async () => {
    const { db } = site().database;
    const people = {
      mentor: { tenantId: TENANT_ID, role: ROLE.mentor },
      other: { tenantId: TENANT_ID, role: ROLE.mentor },
      student: { tenantId: TENANT_ID, role: ROLE.student },
      passerby: { tenantId: TENANT_ID, role: ROLE.student },
      stranger: { tenantId: OTHER_TENANT_ID, role: ROLE.mentor },
    };
    for (const [name, role] of Object.entries(people))
      tokens[name] = await createSignedInUser(db, `media-${name}`, [role]);
  });

  const asUser = (who: string) => ({ accessToken: tokens[who] ?? "" });
  const add = (bytes: Uint8Array<ArrayBuffer>, purpose: MediaKind, who = "mentor") =>
    upload(bytes, { purpose, caller: asUser(who) });
  const createClass = async (
    slug: string,
    more: { type?: "video" | "file"; free?: number; publication?: "draft" | "published" } = {},
  ) => {
    const { type = "video", free = 0, publication = "published" } = more;
    const { db } = site().database;
    const row = createClassRow(TENANT_ID, slug, {}, { publication });
    const key = { lms_id: TENANT_ID, class_id: row.id };
    await db.insertInto("classes").values(row).execute();
    await db
      .insertInto("class_staff")
      .values({ ...key, user_id: "media-mentor" })
      .execute();
    await db
      .insertInto("enrolments")
      .values({ ...key, user_id: "media-student", source: "free", created_at: 1 })
      .execute();
    await db
      .insertInto("class_modules")
      .values({ ...key, slug: "satu", title: "Satu", sort: 1 })
      .execute();
    const chapter = { ...key, module_slug: "satu", slug: "bab", title: "Bab satu", sort: 1 };
    await db
      .insertInto("class_chapters")
      .values({ ...chapter, type, minutes: 5, free })
      .execute();
  };
  const desk = () => site().createClients(asUser("mentor")).learning;
  const toParams = (slug: string) => ({ params: { slug, module: "satu", chapter: "bab" } });
  const save = async (slug: string, files: Partial<typeof EMPTY | Record<string, string>>) => {
    const { version, isFree } = (await desk().getDeskChapter(toParams(slug))).data;
    const body = { title: "Bab satu", minutes: 5, isFree, body: "", task: null, version };
    const saved = await desk().saveDeskChapter({
      ...toParams(slug),
      body: { ...body, ...EMPTY, ...files },
    });
    return saved.data;
  };
  const getStatus = async (id: string, who: string | null) => {
    const call = download(id, {}, who ? asUser(who) : {});
    return call.then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      (error: { status: number }) => error.status,
    );
  };

  test.each<[MediaKind, string, () => Uint8Array<ArrayBuffer>]>([
    ["video", "video/mp4", createMp4],
    ["video", "video/webm", createWebm],
    ["audio", "audio/mpeg", createMp3],
    ["audio", "audio/mp4", () => createMp4(9_000, "M4A ")],
    ["audio", "audio/ogg", createOgg],
    ["document", "application/pdf", createPdf],
    ["captions", "text/vtt", createCaptions],
  ])("upload stores a chapter's %s of type %s as it is", async (kind, type, create) => {
    const bytes = create();
    const file = await add(bytes, kind);

    expect(file).toMatchObject({ type, bytes: bytes.byteLength, purpose: kind, claimed: false });
    const answer = await download(file.id, {}, asUser("mentor"));
    expect(answer.headers.get("content-type")).toBe(type);
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), bytes)).toBe(0);
  });

  test("upload keeps a chapter's file once for a key, and other contents, kinds and keys apart", async () => {
    const size = 9_013;
    const send = (purpose: MediaKind, idempotencyKey: string, bytes = createMp4(size)) =>
      upload(bytes, { purpose, idempotencyKey, caller: asUser("mentor") });
    const key = "chapter-form-1234567";

    const sent = await Promise.all([send("video", key), send("video", key)]);
    sent.push(await send("video", key));

    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const kept = await site()
      .database.db.selectFrom("files")
      .select("id")
      .where("bytes", "=", size)
      .where("deleted_at", "is", null)
      .execute();
    expect(kept).toEqual([{ id: sent[0]?.id }]);
    const others = [
      await send("audio", key),
      await send("video", key, createMp4(size + 1)),
      await send("video", "chapter-form-7654321"),
    ];
    expect(new Set([...kept, ...others].map(({ id }) => id)).size).toBe(4);
  });

  test("upload takes a chapter's file of its kind only, whatever it is called, from those who edit classes", async () => {
    for (const [kind, bytes] of [
      ["video", createPdf()],
      ["video", createMp3()],
      ["document", await createImage("png")],
      ["captions", new Uint8Array(Buffer.from("1\n00:00:00,000 --> 00:00:02,000\nSRT\n"))],
      ["audio", new Uint8Array(Buffer.from("<script>alert(1)</script>"))],
    ] as const)
      expect(await getError(add(bytes, kind)), kind).toMatchObject({ status: 415 });
    expect(await getError(add(new Uint8Array(), "video"))).toMatchObject({ status: 400 });
    expect(await getError(add(createMp4(), "video", "student"))).toMatchObject({ status: 403 });
    expect(await getError(upload(createMp4(), { purpose: "video" }))).toMatchObject({
      status: 401,
    });
  });

  test("upload stops at the limit of the kind, before the rest has come, and keeps nothing", async () => {
    const piece = createPdf(1_048_576);
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(out) {
          pulled += piece.byteLength;
          out.enqueue(piece);
        },
      },
      { highWaterMark: 0 },
    );
    const sent = site()
      .createClients(asUser("mentor"))
      .drive.upload({ rawBody: endless, headers: { "x-file-purpose": "document" } });

    expect(await getError(sent)).toMatchObject({
      status: 413,
      message: "Berkas terlalu besar (maks. 20 MB)",
    });
    expect(pulled).toBe(MEDIA_RULES.document.maxBytes + piece.byteLength);
    await sweepFiles(site().context);
    const left = await site()
      .database.db.selectFrom("files")
      .select("id")
      .where("stored_at", "is", null)
      .execute();
    expect(left).toEqual([]);
  });

  test("a chapter's file opens for those who may open the chapter", async () => {
    await createClass("terkunci");
    await createClass("gratis", { free: 1 });
    await createClass("draf", { free: 1, publication: "draft" });
    const files: Record<string, string> = {};
    for (const slug of ["terkunci", "gratis", "draf"]) {
      const { id } = await add(createMp4(), "video");
      files[slug] = id;
      await save(slug, { media: toFileAddress(id) });
    }
    const loose = (await add(createMp4(), "video")).id;
    const list = (id: string | undefined) =>
      Promise.all(
        [null, "passerby", "student", "other", "mentor", "stranger"].map((who) =>
          getStatus(id ?? "", who),
        ),
      );

    expect(await list(files.terkunci)).toEqual([401, 403, 200, 403, 200, 403]);
    expect(await list(files.gratis)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await list(files.draf)).toEqual([404, 404, 404, 404, 200, 404]);
    expect(await list(loose)).toEqual([401, 403, 403, 403, 200, 403]);
    const elsewhere = download(files.gratis ?? "", {}, { tenantId: OTHER_TENANT_ID });
    expect(await getError(elsewhere)).toMatchObject({ status: 404 });
  });

  test("saveDeskChapter names what it stores, and deletes what it replaces", async () => {
    await createClass("ganti");
    const [first, second, captions] = [
      await add(createMp4(), "video"),
      await add(createWebm(5_000), "video"),
      await add(createCaptions(), "captions"),
    ];
    const saved = await save("ganti", {
      media: toFileAddress(first.id),
      captions: toFileAddress(captions.id),
    });
    expect(saved.files).toEqual({
      media: { name: "berkas.mp4", bytes: 10_000 },
      audio: null,
      captions: { name: "berkas.vtt", bytes: CAPTIONS.length },
    });

    await save("ganti", { media: toFileAddress(second.id), captions: toFileAddress(captions.id) });
    await sweepFiles(site().context);
    expect(await Promise.all([first, second, captions].map(({ id }) => hasBytes(id)))).toEqual([
      false,
      true,
      true,
    ]);

    await save("ganti", { media: "https://video.example/a.mp4" });
    await sweepFiles(site().context);
    expect(await Promise.all([second, captions].map(({ id }) => hasBytes(id)))).toEqual([
      false,
      false,
    ]);
  });

  test("saveDeskChapter rejects files of another kind, another chapter or another site", async () => {
    await createClass("sumber");
    await createClass("tujuan", { free: 1 });
    await createClass("dokumen", { type: "file" });
    const used = toFileAddress((await add(createMp4(), "video")).id);
    await save("sumber", { media: used });
    const audio = toFileAddress((await add(createMp3(), "audio")).id);

    const rejected = { status: 422, data: { "mediaFile.file": GONE } };
    expect(await getError(save("tujuan", { media: used }))).toMatchObject(rejected);
    expect(await getError(save("tujuan", { media: audio }))).toMatchObject(rejected);
    const unknown = toFileAddress("0".repeat(32));
    expect(await getError(save("tujuan", { media: unknown }))).toMatchObject(rejected);
    expect(await getError(save("dokumen", { audio }))).toMatchObject({
      status: 422,
      data: { "audioFile.file": GONE },
    });
    expect((await save("sumber", { media: used })).media).toBe(used);
  });

  test("a backup holds a large file, and restores it whole", async () => {
    const bytes = createPdf(12 * 1_048_576);
    const { id } = await add(bytes, "document");
    const archive = createArchivePath();
    await backUpSite(site(), archive);
    const dataDir = createScratchPath();
    const blobs = createFolderStore(dataDir);

    await restoreBackup(archive, { dataDir, blobs });

    const restored = await new Response(await blobs.get(getBlobKey(id))).arrayBuffer();
    expect(Buffer.compare(Buffer.from(restored), bytes)).toBe(0);
  });

  test("removing a draft's chapter deletes its files", async () => {
    await createClass("buang", { publication: "draft" });
    const { id } = await add(createMp4(), "video");
    await save("buang", { media: toFileAddress(id) });
    const { version } = (await desk().getDeskSyllabus({ params: { slug: "buang" } })).data;

    const edit = { kind: "removeChapter", module: "satu", chapter: "bab" } as const;
    await desk().editSyllabus({ params: { slug: "buang" }, body: { version, edit } });
    await sweepFiles(site().context);

    expect(await hasBytes(id)).toBe(false);
  });
});
