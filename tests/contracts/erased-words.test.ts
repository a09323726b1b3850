import { expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { enqueueMail } from "~/server/embedded/domain/mail/enqueue-mail";
import { erasePeople } from "~/server/embedded/domain/personal-data/erase-person";
import { describeEachBackend, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createPostRow } from "./core-fixture";
import { PAYOUT_PASSWORD } from "./payout-user-fixture";
import { createPerson } from "./people-fixture";
import { ASPIRATION, createVisitorClients } from "./submission-fixture";

const ERASURE = { reason: "Diminta lewat surat resmi", password: PAYOUT_PASSWORD };

describeEachBackend((site) => {
  test("erasePerson takes a short name out of texts only where it is a word", async () => {
    const { db } = site().database;
    await createPerson(site(), "p77", [ROLE.student]);
    await db.updateTable("users").set({ name: "Ida" }).where("id", "=", "p77").execute();
    const mail = { tenantId: TENANT_ID, to: "tim@ours.example", kind: "class", now: 1 };
    for (const body of ["Pembayaran tidak diterima.", "Ida bertanya di kelas."])
      await enqueueMail(db, { ...mail, subject: "p77", body });
    const post = createPostRow(TENANT_ID, "tulisan-p77", { author: "Ida", author_id: "p77" });
    const search_text = "tidak ada ida";
    await db
      .insertInto("posts")
      .values({ ...post, search_text })
      .execute();

    const token = await createPerson(site(), "admin", [ROLE.admin]);
    await site()
      .createClients({ accessToken: token })
      .admin.erasePerson({
        params: { id: "p77" },
        body: { ...ERASURE, email: "p77@ours.example" },
      });

    const mails = db.selectFrom("outbox").select("body").where("subject", "=", "p77");
    expect(await mails.execute()).toEqual([{ body: "Pembayaran tidak diterima." }]);
    const posts = db.selectFrom("posts").select("search_text").where("slug", "=", post.slug);
    expect(await posts.execute()).toEqual([{ search_text: "tidak ada" }]);
  });

  test("erasePeople goes on with the others when one erasure fails", async () => {
    const { db } = site().database;
    for (const [at, id] of ["p78", "p79"].entries()) {
      await createPerson(site(), id, [ROLE.student]);
      const state =
        id === "p78" ? { started_at: 1, subject: "rusak" } : { started_at: null, subject: null };
      const row = { user_id: id, scope: "account", lms_id: TENANT_ID, ...state } as const;
      await db
        .insertInto("erasures")
        .values({ ...row, requested_at: 1, due_at: at + 1 })
        .execute();
    }

    await expect(erasePeople(site().context, () => undefined)).rejects.toThrow();

    const emails = db.selectFrom("users").select("email").where("id", "=", "p79");
    expect(await emails.execute()).not.toEqual([{ email: "p79@ours.example" }]);
    const left = db.selectFrom("erasures").select("user_id").orderBy("user_id");
    expect(await left.execute()).toEqual([{ user_id: "p78" }]);
  });

  test("erasePerson leaves the account while another tenant holds anything of the person", async () => {
    const { db } = site().database;
    const email = "p80@ours.example";
    await createPerson(site(), "p80", [ROLE.student]);
    const visitor = createVisitorClients(site(), { tenantId: OTHER_TENANT_ID });
    await visitor.records.createAspiration({ body: { ...ASPIRATION, email } });

    const token = await createPerson(site(), "admin-p80", [ROLE.admin]);
    await site()
      .createClients({ accessToken: token })
      .admin.erasePerson({ params: { id: "p80" }, body: { ...ERASURE, email } });

    const users = db.selectFrom("users").select("email").where("id", "=", "p80");
    expect(await users.execute()).toEqual([{ email }]);
    const kept = db.selectFrom("submissions").select("lms_id").where("email", "=", email);
    expect(await kept.execute()).toEqual([{ lms_id: OTHER_TENANT_ID }]);
  });
});
