import { expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { enqueueMail } from "~/server/embedded/domain/mail/enqueue-mail";
import { describeEachBackend, TENANT_ID } from "./backend";
import { createPostRow } from "./core-fixture";
import { PAYOUT_PASSWORD } from "./payout-user-fixture";
import { createPerson } from "./people-fixture";

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
});
