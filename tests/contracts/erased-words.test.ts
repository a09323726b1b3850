import { expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { enqueueMail } from "~/server/embedded/domain/mail/enqueue-mail";
import { erasePeople } from "~/server/embedded/domain/personal-data/erase-person";
import { getSiteIndex } from "~/server/embedded/domain/search/index-cache";
import { type Backend, describeEachBackend, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow, createPostRow } from "./core-fixture";
import { PAYOUT_PASSWORD } from "./payout-user-fixture";
import { createPerson } from "./people-fixture";
import { ASPIRATION, createVisitorClients } from "./submission-fixture";

const ERASURE = { reason: "Diminta lewat surat resmi", password: PAYOUT_PASSWORD };

/** Stores a post and a class of a user, and newer ones of others. */
async function presentStaff({ database: { db } }: Backend, userId: string, name: string) {
  const minuteAgo = Date.now() - 60_000;
  const author = { author: name, author_id: userId };
  await db
    .insertInto("posts")
    .values([
      createPostRow(TENANT_ID, `tulisan-${userId}`, author, minuteAgo),
      createPostRow(TENANT_ID, `lain-${userId}`),
    ])
    .execute();
  await db
    .insertInto("classes")
    .values([
      createClassRow(TENANT_ID, `kelas-${userId}`, {}, {}, minuteAgo),
      createClassRow(TENANT_ID, `kelas-lain-${userId}`, {}),
    ])
    .execute();
  const mentor = { lms_id: TENANT_ID, id: `mentor-${userId}`, user_id: userId, name };
  await db
    .insertInto("mentors")
    .values({ ...mentor, role: "Mentor", bio: "", avatar: null, updated_at: 1 })
    .execute();
  const class_id = `${TENANT_ID}-kelas-${userId}`;
  const link = { lms_id: TENANT_ID, class_id, mentor_id: mentor.id, sort: 0 };
  await db.insertInto("class_mentors").values(link).execute();
}

describeEachBackend((site) => {
  test("erasePerson takes an author and mentor out of the site's search, also behind newer posts and classes", async () => {
    const name = "Ratna Kusumaningtyas";
    await createPerson(site(), "p76", [ROLE.mentor]);
    await site().database.db.updateTable("users").set({ name }).where("id", "=", "p76").execute();
    await presentStaff(site(), "p76", name);
    let later = 0;
    const findTypes = async () => {
      later += 60_000;
      const context = { ...site().context, clock: () => Date.now() + later };
      const found = (await getSiteIndex(context, TENANT_ID)).find("Kusumaningtyas");
      return found.map(({ document }) => document.type).toSorted();
    };
    expect(await findTypes()).toEqual(["class", "page", "post"]);

    const admin = await createPerson(site(), "admin-p76", [ROLE.admin]);
    await site()
      .createClients({ accessToken: admin })
      .admin.erasePerson({
        params: { id: "p76" },
        body: { ...ERASURE, email: "p76@ours.example" },
      });

    expect(await findTypes()).toEqual([]);
  });

  test("erasePerson takes a short name out of a post's search words only where it is a word", async () => {
    const { db } = site().database;
    await createPerson(site(), "p77", [ROLE.student]);
    await db.updateTable("users").set({ name: "Ida" }).where("id", "=", "p77").execute();
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

    const posts = db.selectFrom("posts").select("search_text").where("slug", "=", post.slug);
    expect(await posts.execute()).toEqual([{ search_text: "tidak ada" }]);
  });

  test("erasePerson deletes emails about what the person sent, and none about others of the same name", async () => {
    const { db } = site().database;
    const names = { p81: "Budi", p82: "Siti Aminah", p83: "Siti Aminah Putri" };
    for (const [id, name] of Object.entries(names)) {
      await createPerson(site(), id, [ROLE.mentor]);
      await db.updateTable("users").set({ name }).where("id", "=", id).execute();
    }
    const admin = await createPerson(site(), "admin-p81", [ROLE.admin]);
    for (const email of ["p81@ours.example", "budi.santoso@rumah.example"])
      await createVisitorClients(site()).records.createAspiration({
        body: { ...ASPIRATION, email },
      });
    const mail = { tenantId: TENANT_ID, to: "tim@ours.example", subject: "p81", kind: "class" };
    const others = ["Budi Santoso mendaftar.", "Siti Aminah Putri mendaftar."];
    for (const body of [...others, "Seseorang menulis dari p82@ours.example."])
      await enqueueMail(db, { ...mail, body, now: 1 });

    for (const id of ["p81", "p82"])
      await site()
        .createClients({ accessToken: admin })
        .admin.erasePerson({ params: { id }, body: { ...ERASURE, email: `${id}@ours.example` } });

    const mails = db.selectFrom("outbox").select("body").where("subject", "=", "p81");
    expect((await mails.orderBy("body").execute()).map(({ body }) => body)).toEqual(others);
    const notices = db.selectFrom("outbox").select("id").where("kind", "=", "moderation");
    expect(await notices.where("to_address", "=", "admin-p81@ours.example").execute()).toHaveLength(
      1,
    );
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
