import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { mailCertificates } from "~/server/embedded/domain/learning/certificate-emails";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { seedLessons } from "./lesson-fixture";

const CLASS = { lms_id: TENANT_ID, class_id: `${TENANT_ID}-web` };
const REASON = "Nilai diperoleh dengan bantuan orang lain.";

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const learning = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who] as string, tenantId }).learning;
  const look = (number: string, clientIp = "203.0.113.7", tenantId = TENANT_ID) =>
    site().createClients({ clientIp, tenantId }).learning.getCertificate({ params: { number } });
  const listMails = () =>
    site()
      .database.db.selectFrom("outbox")
      .select(["to_address", "subject", "body"])
      .where("kind", "=", "certificate")
      .orderBy("subject")
      .execute();

  beforeAll(async () => {
    const { db } = site().database;
    await seedLessons(db);
    const people: [string, number, string][] = [
      ["ani", ROLE.student, TENANT_ID],
      ["budi", ROLE.student, TENANT_ID],
      ["mentor", ROLE.mentor, TENANT_ID],
      ["admin", ROLE.admin, TENANT_ID],
      ["foreign", ROLE.admin, OTHER_TENANT_ID],
    ];
    for (const [who, role, tenantId] of people)
      tokens[who] = await createSignedInUser(db, who, [{ tenantId, role }]);
    for (const user_id of ["ani", "budi"]) {
      const enrolment = { ...CLASS, user_id, source: "free" as const, created_at: 5 };
      await db.insertInto("enrolments").values(enrolment).execute();
      const done = { ...CLASS, user_id, done_at: 6, self_declared: 0 };
      await db
        .insertInto("chapter_progress")
        .values([
          { ...done, module_slug: "html", chapter_slug: "tag" },
          { ...done, module_slug: "html", chapter_slug: "tautan" },
          { ...done, module_slug: "css", chapter_slug: "latihan" },
        ])
        .execute();
    }
  });

  /** Finishes the class. @returns the certificate's number */
  const finish = async (who: string) => {
    const { data } = await learning(who).completeLesson({
      body: { class: "web", chapter: "warna" },
    });
    return data.certificates[0] ?? "";
  };
  const revoke = (who: string, number: string, tenantId?: string) =>
    learning(who, tenantId).revokeCertificate({ params: { number }, body: { reason: REASON } });

  test("getCertificate shows a stranger the proof, and of the learner only the name", async () => {
    const number = await finish("ani");

    const { data } = await look(number);

    expect(number).toMatch(/^OURS-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(data).toEqual({
      number,
      kind: "completion",
      name: "Nama ani",
      class: { slug: "web", name: "Kelas web", type: "free" },
      hours: 12,
      score: null,
      issuedAt: expect.any(Number),
      signer: { name: "", title: "Mentor kelas" },
      revokedAt: null,
      erasedAt: null,
    });
    expect(await getError(look(number, undefined, OTHER_TENANT_ID))).toMatchObject({ status: 404 });
  });

  test("getCertificate counts unknown numbers per network, and then answers it no more", async () => {
    const { data } = await learning("ani").listMyCertificates();
    const number = data.items[0]?.number ?? "";
    const clientIp = "198.51.100.4";
    for (let count = 0; count < 30; count++) {
      await look(number, clientIp);
      expect(await getError(look(`OURS-2026-${count}`, clientIp))).toMatchObject({ status: 404 });
    }

    expect(await getError(look("OURS-2026-ZZZZZZZZ", clientIp))).toMatchObject({ status: 429 });
    expect(await getError(look(number, clientIp))).toMatchObject({ status: 429 });
    expect((await look(number)).data.number).toBe(number);
  });

  test("mailCertificates mails each new certificate once, with the address of its proof", async () => {
    const [{ number } = { number: "" }] = (await learning("ani").listMyCertificates()).data.items;

    await Promise.all([mailCertificates(site().context), mailCertificates(site().context)]);

    expect(await listMails()).toEqual([
      {
        to_address: "ani@ours.example",
        subject: "Sertifikat Anda untuk Kelas web",
        body: expect.stringContaining(`ours.example:3000/Sertifikat/${number}`),
      },
    ]);
  });

  test("listCertificates finds certificates of the tenant for those who may revoke them", async () => {
    const number = await finish("budi");
    const list = async (search?: string, who = "admin", tenantId?: string) =>
      (await learning(who, tenantId).listCertificates({ query: { search } })).data.items;

    expect(await list()).toHaveLength(2);
    expect(await list("budi web")).toMatchObject([
      { number, email: "budi@ours.example", revokedBy: null },
    ]);
    expect(await list(number.toLowerCase())).toHaveLength(1);
    expect(await list("100%")).toEqual([]);
    const renamed = { class_name: "Web 100% praktik" };
    const { db } = site().database;
    await db.updateTable("certificates").set(renamed).where("number", "=", number).execute();
    expect(await list("100%")).toMatchObject([{ number }]);
    expect(await list(undefined, "foreign", OTHER_TENANT_ID)).toEqual([]);
    for (const who of ["ani", "mentor"])
      expect(await getError(list(undefined, who))).toMatchObject(FORBIDDEN);
  });

  test("revokeCertificate ends a certificate once, audited, and mails the reason", async () => {
    const [{ number } = { number: "" }] = (await learning("budi").listMyCertificates()).data.items;
    for (const who of ["budi", "mentor"])
      expect(await getError(revoke(who, number))).toMatchObject(FORBIDDEN);
    const foreign = revoke("foreign", number, OTHER_TENANT_ID);
    expect(await getError(foreign)).toMatchObject({ status: 404 });

    const [first, second] = await Promise.allSettled([
      revoke("admin", number),
      revoke("admin", number),
    ]);

    expect([first?.status, second?.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await getError(revoke("admin", number))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Sertifikat ini sudah dicabut oleh Nama admin pada /),
    });
    const { data } = await look(number);
    expect(data.revokedAt).toEqual(expect.any(Number));
    expect(JSON.stringify(data)).not.toContain(REASON);
    const params = { number };
    expect((await learning("admin").getCertificateRecord({ params })).data).toMatchObject({
      revokedBy: "Nama admin",
      revokedReason: REASON,
    });
    const mails = await listMails();
    expect(mails.filter(({ subject }) => subject === `Sertifikat ${number} dicabut`)).toMatchObject(
      [{ to_address: "budi@ours.example", body: expect.stringContaining(REASON) }],
    );
    const audited = await site()
      .database.db.selectFrom("audit_log")
      .select(["action", "entity_id"])
      .where("entity", "=", "certificate")
      .execute();
    expect(audited).toEqual([{ action: "certificate.revoked", entity_id: number }]);
  });

  test("a learner who finishes again does not get back a revoked certificate", async () => {
    expect(await finish("budi")).toBe("");
    expect((await learning("budi").listMyCertificates()).data.items).toMatchObject([
      { revokedAt: expect.any(Number) },
    ]);
  });
});
