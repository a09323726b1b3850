import { beforeAll, describe, expect, test } from "vitest";
import { ACCOUNT_PASSWORD, countMails, getLastMail, getMailedToken } from "./account-fixture";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow } from "./core-fixture";
import { PAYOUT_PASSWORD } from "./payout-user-fixture";
import { createPerson } from "./people-fixture";

const HEADER = "Nama;Email;Peran;Kelas";
const FILE = [
  HEADER,
  "Ani Lestari;ani@sekolah.example;Peserta;kelas-impor",
  "Bu;BUKAN EMAIL;Raja;tidak-ada",
  "Budi Santoso;budi@sekolah.example;mentor;",
  "Ani Kembar;ANI@sekolah.example;Peserta;",
  "Sang Super;super@sekolah.example;Superadmin;",
  "Ketua Jabar;ketua@sekolah.example;Ketua wilayah;",
  "Nama mentor;mentor@ours.example;Mentor;",
  "Nama murid;murid@ours.example;Peserta;kelas-impor",
].join("\n");

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const as = (who: string) => site().createClients({ accessToken: tokens[who] }).admin;
  const importFile = (isTrial: boolean, text = FILE, idempotencyKey?: string) =>
    as("admin").importPeople({
      body: { text, isTrial, password: isTrial ? "" : PAYOUT_PASSWORD },
      ...(idempotencyKey && { idempotencyKey }),
    });
  const countRows = async () => {
    const { db } = site().database;
    const tables = ["sign_ups", "account_tokens", "outbox", "user_roles", "enrolments"] as const;
    return Promise.all(
      tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length),
    );
  };
  beforeAll(async () => {
    tokens.admin = await createPerson(site(), "admin", [1]);
    tokens.mentor = await createPerson(site(), "mentor", [2]);
    tokens.murid = await createPerson(site(), "murid", [4], OTHER_TENANT_ID);
    await site()
      .database.db.insertInto("classes")
      .values(createClassRow(TENANT_ID, "kelas-impor", {}))
      .execute();
  });

  describe("importPeople", () => {
    test("names each wrong row of a trial with value and reason, and stores nothing", async () => {
      const before = await countRows();

      const { data } = await importFile(true);

      expect(data).toMatchObject({ invited: 2, added: 1, known: 1, wrongRows: 4 });
      expect(data.problems.map(({ line, column, value }) => [line, column, value])).toEqual([
        [3, "nama", "Bu"],
        [3, "email", "BUKAN EMAIL"],
        [3, "peran", "Raja"],
        [3, "kelas", "tidak-ada"],
        [5, "email", "ANI@sekolah.example"],
        [6, "peran", "Superadmin"],
        [7, "peran", "Ketua wilayah"],
      ]);
      expect(data.problems[4]?.message).toBe("Sama dengan baris 2");
      expect(await countRows()).toEqual(before);
    });

    test("asks for the password and for columns, and rejects other roles", async () => {
      const body = { text: FILE, isTrial: false, password: "bukan ini" };

      expect(await getError(as("admin").importPeople({ body }))).toMatchObject({
        status: 422,
        data: { password: expect.any(String) },
      });
      expect(await getError(as("mentor").importPeople({ body }))).toMatchObject(FORBIDDEN);
      expect((await importFile(true, "nama,peran\nAni,Peserta")).data.problems).toEqual([
        { line: 1, column: "", value: "", message: "Baris pertama tidak memuat kolom email" },
      ]);
    });

    test("stores all right rows once, however often the file is sent", async () => {
      const [first, repeated] = await Promise.all([
        importFile(false, FILE, "import-1"),
        importFile(false, FILE, "import-1"),
      ]);
      const again = await importFile(false, FILE, "import-2");

      expect(first.data).toMatchObject({ invited: 2, added: 1 });
      expect(repeated.data).toEqual(first.data);
      expect(again.data).toMatchObject({ invited: 0, added: 0, known: 4 });
      expect(await countMails(site(), "ani@sekolah.example")).toBe(1);
      expect(await countMails(site(), "murid@ours.example")).toBe(1);
      expect((await getLastMail(site(), "budi@sekolah.example"))?.body).toContain("sebagai Mentor");
      const { data } = await as("admin").getPerson({ params: { id: "murid" } });
      expect(data).toMatchObject({ roles: [4], classes: [{ slug: "kelas-impor" }] });
    });

    test("enrols an invited person in the class when the account is created", async () => {
      const { account, admin } = site().createClients({ accessToken: tokens.admin });
      const token = await getMailedToken(site(), "ani@sekolah.example");

      const { data } = await account.acceptInvitation({
        body: { token, password: ACCOUNT_PASSWORD },
      });

      const person = await admin.getPerson({ params: { id: data.user.id } });
      expect(person.data.classes).toEqual([
        { slug: "kelas-impor", name: "Kelas kelas-impor", part: "learner" },
      ]);
    });
  });

  test("a row with a class invites an invited address to the class too, and one link grants all", async () => {
    const email = "citra@sekolah.example";
    const body = { name: "Citra Ayu", email, roles: [2], password: PAYOUT_PASSWORD };
    await as("admin").invitePerson({ body });
    const text = (kelas: string) => [HEADER, `Citra Ayu;${email};Mentor;${kelas}`].join("\n");
    expect((await importFile(false, text(""))).data).toMatchObject({ invited: 0, known: 1 });

    expect((await importFile(false, text("kelas-impor"))).data).toMatchObject({ invited: 1 });
    expect((await importFile(false, text("kelas-impor"))).data).toMatchObject({ known: 1 });
    const { account } = site().createClients();
    const signUp = { name: "Citra Ayu", email, password: ACCOUNT_PASSWORD, consent: true as const };
    await account.signUp({ body: signUp });
    const token = await getMailedToken(site(), email);
    const { data } = await account.verifyEmail({ body: { token } });

    const person = await as("admin").getPerson({ params: { id: data.id } });
    expect(person.data.roles).toEqual(expect.arrayContaining([2, 4]));
    expect(person.data.classes).toMatchObject([{ slug: "kelas-impor" }]);
  });

  describe("open invitations", () => {
    const listEmails = async () =>
      (await as("admin").listInvitations()).data.items.map(({ email }) => email);

    test("leave out who has made an account in another way", async () => {
      const invitee = { name: "Tamu Baru", email: "tamu@ours.example", roles: [2] };
      const body = { ...invitee, password: PAYOUT_PASSWORD };
      await as("admin").invitePerson({ body });
      const before = await listEmails();

      await createPerson(site(), "tamu", [4]);

      expect(before).toContain(invitee.email);
      expect(await listEmails()).not.toContain(invitee.email);
    });

    test("list what can be accepted, for admins of the tenant only", async () => {
      expect(await listEmails()).toEqual(["budi@sekolah.example"]);
      expect(await getError(as("mentor").listInvitations())).toMatchObject(FORBIDDEN);
    });

    test("resendInvitation ends the earlier link, once a minute", async () => {
      const { account } = site().createClients();
      const [invitation] = (await as("admin").listInvitations()).data.items;
      const params = { id: invitation?.id ?? "" };
      const oldToken = await getMailedToken(site(), "budi@sekolah.example");
      await site().database.db.deleteFrom("outbox").execute();

      await as("admin").resendInvitation({ params });

      const newToken = await getMailedToken(site(), "budi@sekolah.example");
      expect(await getError(account.getInvitation({ body: { token: oldToken } }))).toMatchObject({
        status: 404,
      });
      expect((await account.getInvitation({ body: { token: newToken } })).data.roles).toEqual([2]);
      expect(await getError(as("admin").resendInvitation({ params }))).toMatchObject({
        status: 429,
      });
    });

    test("withdrawInvitation ends the link, and of another tenant finds nothing", async () => {
      const { account } = site().createClients();
      const [invitation] = (await as("admin").listInvitations()).data.items;
      const params = { id: invitation?.id ?? "" };
      const token = await getMailedToken(site(), "budi@sekolah.example");
      const superToken = await createPerson(site(), "super", [0]);
      const other = site().createClients({ accessToken: superToken, tenantId: OTHER_TENANT_ID });

      expect(await getError(other.admin.withdrawInvitation({ params }))).toMatchObject({
        status: 404,
      });
      await as("admin").withdrawInvitation({ params });

      expect(await listEmails()).toEqual([]);
      expect(await getError(account.getInvitation({ body: { token } }))).toMatchObject({
        status: 404,
      });
    });
  });
});
