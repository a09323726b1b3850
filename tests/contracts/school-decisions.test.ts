import { expect, test } from "vitest";
import { findBrokenAuditRow } from "~/server/embedded/kit/audit/verify-audit-log";
import { countMails, getLastMail } from "./account-fixture";
import { describeEachBackend, getError, TENANT_ID } from "./backend";
import { createSchoolForm } from "./school-fixture";
import { createSchoolUsers, REASON } from "./school-user-fixture";

describeEachBackend((site) => {
  const { getAdminHost, visitor, register, decide } = createSchoolUsers(site);

  test("updateSchool rejects decided registrations and the second of two concurrent changes with 409", async () => {
    const school = await register();
    const update = (version: number, more = {}) =>
      visitor().admin.updateSchool({
        query: { key: school.manageKey },
        body: { ...createSchoolForm({ npsn: school.npsn, ...more }), version },
      });
    const { data } = await update(1, { name: "SMK Nama Baru" });

    expect(data).toMatchObject({
      name: "SMK Nama Baru",
      version: 2,
      status: "submitted",
      number: school.number,
      manageKey: school.manageKey,
    });

    const outcomes = await Promise.allSettled([update(2), update(2), update(2)]);

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await getError(update(2))).toMatchObject({
      status: 409,
      message: "Data sudah berubah, muat ulang halaman.",
    });

    await decide("admin", { id: school.id, version: 3 }, "verify");

    expect(await getError(update(4))).toMatchObject({
      status: 409,
      message: expect.stringMatching(
        /^Pendaftaran ini sudah diputuskan oleh Nama admin pada .* WIB$/,
      ),
      data: { decidedBy: "Nama admin", status: "verified" },
    });
  });

  test("decideSchool returns a registration for revision with a reason; updateSchool resubmits it", async () => {
    const school = await register();
    const { data: revised } = await decide("admin", school, "revise");

    expect(revised).toMatchObject({
      status: "revision_requested",
      reason: REASON,
      version: 2,
      decidedBy: "Nama admin",
    });
    expect((await getLastMail(site(), "rina@sekolah.example"))?.subject).toBe(
      `Pendaftaran sekolah ${school.number} perlu diperbaiki`,
    );

    const { data } = await visitor().admin.updateSchool({
      query: { key: school.manageKey },
      body: { ...createSchoolForm({ npsn: school.npsn }), version: 2 },
    });

    expect(data).toMatchObject({ status: "submitted", reason: null, version: 3 });
    expect((await decide("admin", data, "verify")).data.status).toBe("verified");
  });

  test("decideSchool rejects the second of two concurrent decisions with 409, decider and time; one email, one audit row", async () => {
    const email = "bersamaan@sekolah.example";
    const school = await register({
      pic: { name: "Dina Lestari", position: "Guru", email, phone: "081234567890" },
    });
    const outcomes = await Promise.allSettled(
      ["admin", "admin-dua", "admin", "admin-dua"].map((who) => decide(who, school, "verify")),
    );

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await getError(decide("admin", school, "reject"))).toMatchObject({
      status: 409,
      message: expect.stringContaining("sudah diputuskan oleh Nama admin"),
      data: { decidedAt: expect.any(Number), status: "verified" },
    });

    // A decided registration is final, also with the current version.
    for (const decision of ["reject", "verify"] as const)
      expect(
        await getError(decide("admin", { id: school.id, version: 2 }, decision)),
      ).toMatchObject({ status: 409 });
    const { db } = site().database;
    const rows = await db
      .selectFrom("audit_log")
      .selectAll()
      .where("entity", "=", "school")
      .where("entity_id", "=", school.id)
      .execute();

    expect(rows.map(({ action, before, after }) => [action, before, JSON.parse(after)])).toEqual([
      [
        "school.verify",
        '{"status":"submitted"}',
        { status: "verified", reason: null, number: school.number },
      ],
    ]);
    expect(await findBrokenAuditRow(site().context, TENANT_ID)).toBeNull();
    expect(await countMails(site(), email)).toBe(2);

    const { id, version } = await register();
    const decision = getAdminHost("admin").decideSchool({
      body: { id, version, decision: "reject", reason: "pendek" },
    });

    await expect(decision).rejects.toThrow("Alasan wajib diisi");
  });
});
