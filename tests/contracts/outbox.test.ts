import { beforeAll, expect, test } from "vitest";
import { MINUTE_MS } from "~/lib/time";
import { AdapterError } from "~/server/adapters/adapter-error";
import type { OutgoingMail } from "~/server/adapters/mail-transport";
import { enqueueMail } from "~/server/embedded/domain/mail/enqueue-mail";
import { sendOutbox } from "~/server/embedded/domain/mail/send-outbox";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = site().database;
    tokens.super = await createSignedInUser(db, "super", [{ tenantId: OTHER_TENANT_ID, role: 0 }]);
    tokens.admin = await createSignedInUser(db, "admin", [{ tenantId: TENANT_ID, role: 1 }]);
    tokens.writer = await createSignedInUser(db, "writer", [{ tenantId: TENANT_ID, role: 6 }]);
  });
  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId }).admin;
  const put = (
    to: string,
    more: { kind?: string; body?: string; tenantId?: string; subject?: string } = {},
  ) =>
    enqueueMail(site().database.db, {
      tenantId: TENANT_ID,
      to,
      subject: `Kabar untuk ${to}`,
      body: "Halo",
      kind: "demo",
      now: Date.now(),
      ...more,
    });
  const row = (to: string) =>
    site()
      .database.db.selectFrom("outbox")
      .selectAll()
      .where("to_address", "=", to)
      .executeTakeFirstOrThrow();
  const clear = () => site().database.db.deleteFrom("outbox").execute();
  /** A mail transport with the given behaviour. */
  const job = (send: (mail: OutgoingMail) => Promise<void>, now = () => Date.now()) =>
    sendOutbox({
      ...site().context,
      clock: now,
      ports: { ...site().context.ports, mail: { send } },
    });

  test("sendOutbox leaves the outbox unchanged without a mail server", async () => {
    await clear();
    await put("tunggu@akun.example");

    expect(await sendOutbox(site().context)).toBe(0);

    const { data } = await as("admin").listOutbox();

    expect(data).toMatchObject({ totalItems: 1, delivers: false });
    expect(data.items[0]).toMatchObject({
      to: "tunggu@akun.example",
      state: "waiting",
      attempts: 0,
      sentAt: null,
      lastError: null,
      kind: "demo",
    });
    expect((await as("admin").getMail({ params: { id: data.items[0]?.id ?? "" } })).data.body).toBe(
      "Halo",
    );
  });

  test("sendOutbox sends due emails once across processes, from the tenant's name and domain", async () => {
    await clear();
    for (let count = 0; count < 12; count++) await put(`kirim-${count}@akun.example`);
    await put("lain@akun.example", { tenantId: OTHER_TENANT_ID });
    const sent: OutgoingMail[] = [];
    const send = async (mail: OutgoingMail) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      sent.push(mail);
    };
    const counts = await Promise.all([1, 2, 3, 4, 5].map(() => job(send)));

    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(13);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(13);
    expect(sent).toHaveLength(13);
    expect(sent.find(({ to }) => to === "kirim-3@akun.example")).toMatchObject({
      from: { name: "Kami", address: "no-reply@ours.example" },
      subject: "Kabar untuk kirim-3@akun.example",
      text: "Halo",
      id: expect.stringMatching(/^\d{12}$/),
    });
    expect(sent.find(({ to }) => to === "lain@akun.example")?.from.address).toBe(
      "no-reply@theirs.example",
    );
    expect(await job(send)).toBe(0);
    expect((await as("admin").listOutbox({ query: { state: "sent" } })).data.totalItems).toBe(12);
  });

  test("sendOutbox retries ten times with growing delays; retryMail starts again", async () => {
    await clear();
    await put("gagal@akun.example");
    let now = Date.now() + 1;
    let tries = 0;
    const fail = async () => {
      tries++;
      throw new AdapterError("smtp", true, "421 coba lagi nanti", 421);
    };
    const pauses: number[] = [];
    for (let time = 0; time < 15; time++) {
      await job(fail, () => now);
      const { next_attempt_at } = await row("gagal@akun.example");
      // Nothing is sent a millisecond before the due time.
      await job(fail, () => next_attempt_at - 1);
      if (tries === pauses.length + 1) pauses.push((next_attempt_at - now) / MINUTE_MS);
      now = next_attempt_at;
    }

    expect(tries).toBe(10);
    expect(pauses.slice(0, 4)).toEqual([1, 5, 15, 60]);
    expect(Math.max(...pauses)).toBe(24 * 60);

    const { items } = (await as("admin").listOutbox({ query: { state: "failed" } })).data;

    expect(items[0]).toMatchObject({
      state: "failed",
      attempts: 10,
      lastError: "smtp: 421 coba lagi nanti",
      nextAttemptAt: null,
    });

    const params = { id: items[0]?.id ?? "" };

    expect((await as("admin").retryMail({ params })).data).toMatchObject({
      state: "waiting",
      attempts: 0,
    });
    expect(await job(async () => undefined)).toBe(1);
    expect(await getError(as("admin").retryMail({ params }))).toMatchObject({ status: 409 });
  });

  test("countMail counts unsent emails; retryFailedMail makes the failed ones due, once per form", async () => {
    await clear();
    for (const name of ["satu", "dua", "tiga"]) await put(`${name}@akun.example`);
    await put("lain@akun.example", { tenantId: OTHER_TENANT_ID });
    const fail = async () => {
      throw new AdapterError("smtp", false, "550 tidak ada", 550);
    };
    await site()
      .database.db.updateTable("outbox")
      .set({ sent_at: Date.now() })
      .where("to_address", "=", "satu@akun.example")
      .execute();
    await job(fail);
    await put("empat@akun.example");

    expect((await as("admin").countMail()).data).toEqual({ waiting: 1, failed: 2 });

    const idempotencyKey = "form-of-failed-mail";

    expect((await as("admin").retryFailedMail({ idempotencyKey })).data).toEqual({ count: 2 });
    expect((await as("admin").countMail()).data).toEqual({ waiting: 3, failed: 0 });
    expect(await row("lain@akun.example")).toMatchObject({ attempts: 10 });

    await job(fail);

    expect((await as("admin").retryFailedMail({ idempotencyKey })).data).toEqual({ count: 2 });
    expect((await as("admin").countMail()).data).toEqual({ waiting: 0, failed: 3 });
    expect(await getError(as("writer").countMail())).toMatchObject(FORBIDDEN);
    expect(await getError(as("writer").retryFailedMail())).toMatchObject(FORBIDDEN);
  });

  test("sendOutbox sends what a clock ahead of time postponed", async () => {
    await clear();
    await put("jam-maju@akun.example");
    const ahead = Date.now() + 2 * 1_440 * MINUTE_MS;
    await job(
      async () => {
        throw new AdapterError("mail", true, "greylisted");
      },
      () => ahead,
    );

    expect(await job(async () => undefined)).toBe(1);
  });

  test("sendOutbox does not retry a permanently rejected address", async () => {
    await clear();
    await put("hilang@akun.example");
    await put("ada@akun.example");
    const send = async ({ to }: OutgoingMail) => {
      if (to.startsWith("hilang")) throw new AdapterError("smtp", false, "550 tidak ada", 550);
    };

    expect(await job(send)).toBe(1);
    expect(await row("hilang@akun.example")).toMatchObject({ attempts: 10, sent_at: null });
    expect((await row("ada@akun.example")).sent_at).not.toBeNull();
  });

  test("getMail shows account emails to superadmins only; their links are removed after sending", async () => {
    await clear();
    const secret = "a".repeat(43);
    await put("masuk@akun.example", {
      kind: "account-reset",
      body: `Buka http://ours.example:3000/Akun/Kata-Sandi/${secret}\n\nSalam`,
    });
    const { id } = await row("masuk@akun.example");

    expect((await as("admin").getMail({ params: { id } })).data).toMatchObject({
      to: "masuk@akun.example",
      body: null,
    });
    expect((await as("super").getMail({ params: { id } })).data.body).toContain(secret);

    let text = "";
    await job(async (mail) => void (text = mail.text));

    expect(text).toContain(secret);
    expect((await as("super").getMail({ params: { id } })).data.body).toBe(
      "Buka http://ours.example:3000/Akun/Kata-Sandi/…\n\nSalam",
    );
  });

  test("listOutbox is for the tenant's admins and searches", async () => {
    await clear();
    await put("satu@akun.example", { subject: "Pendaftaran 100% lengkap" });
    await put("dua@akun.example", { tenantId: OTHER_TENANT_ID });
    const { id } = await row("dua@akun.example");

    expect((await as("admin").listOutbox()).data.items.map(({ to }) => to)).toEqual([
      "satu@akun.example",
    ]);
    expect(
      (await as("super", OTHER_TENANT_ID).listOutbox()).data.items.map(({ to }) => to),
    ).toEqual(["dua@akun.example"]);
    for (const [search, count] of [
      ["SATU", 1],
      ["lengkap satu@akun", 1],
      ["100%", 1],
      ["1%0", 0],
      ["dua", 0],
    ] as const)
      expect((await as("admin").listOutbox({ query: { search } })).data.totalItems).toBe(count);
    expect(await getError(as("admin").getMail({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await getError(as("admin").retryMail({ params: { id } }))).toMatchObject({
      status: 404,
    });
    expect(await getError(as("admin", OTHER_TENANT_ID).listOutbox())).toMatchObject(FORBIDDEN);
    expect(await getError(as("writer").listOutbox())).toMatchObject(FORBIDDEN);
    expect(await getError(as("writer").getMail({ params: { id } }))).toMatchObject(FORBIDDEN);
    expect(await getError(as("writer").retryMail({ params: { id } }))).toMatchObject(FORBIDDEN);
    await expect(as("admin").listOutbox({ query: { page: 0 } })).rejects.toThrow();
  });
});
