import { expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { claimFile, sweepFiles } from "~/server/embedded/domain/files/files";
import { describeEachBackend, getError } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { createPdf } from "./drive-fixture";
import { createUploadCalls } from "./upload-fixture";

describeEachBackend((site) => {
  const { upload, download, hasBytes } = createUploadCalls(site);

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
});
