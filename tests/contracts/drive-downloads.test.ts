import { expect, test } from "vitest";
import { describeEachBackend, getError, OTHER_TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { createPdf } from "./drive-fixture";
import { createUploadCalls } from "./upload-fixture";

describeEachBackend((site) => {
  const { upload, download } = createUploadCalls(site);

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

  test("download requires a permitted user for letters, hides CVs from all others, and needs only the id for other files", async () => {
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
    const readers = [
      { id: letter.id, may: [owner, admin, lead], mayNot: [other, partner], hides: false },
      { id: cv.id, may: [owner, admin, partner], mayNot: [other, lead], hides: true },
    ];

    for (const { id, may, mayNot, hides } of readers) {
      for (const accessToken of may)
        expect((await download(id, {}, { accessToken })).status).toBe(200);
      for (const accessToken of mayNot)
        expect(await getError(download(id, {}, { accessToken }))).toMatchObject({
          status: hides ? 404 : 403,
        });
      expect(await getError(download(id))).toMatchObject({ status: hides ? 404 : 401 });
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
});
