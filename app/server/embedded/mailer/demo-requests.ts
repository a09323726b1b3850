import { type MailSite, mailSite } from "../account/mail-site";
import type { HostContext } from "../context";
import { enqueueMail } from "../outbox";
import { networkHash, takeTry } from "../try-limits";

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const MOST_PER_HOUR = 30;
/** So many admins are told. */
const ADMINS = 20;
const ADMIN = 1;

/**
 * Somebody asks for a demonstration: they and the tenant's admins get a mail. The same address within 24 hours changes nothing (STO18).
 * @throws HostRefusal 429
 */
export async function requestDemo(context: HostContext, lmsId: string, email: string, clientIp: string): Promise<void> {
  const site = await mailSite(context, lmsId);
  await context.db.transaction().execute(async (trx) => {
    const now = context.clock();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("demo_requests")
      .values({ lms_id: lmsId, email, requested_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(["lms_id", "email"])
          .doUpdateSet({ requested_at: now })
          .where("demo_requests.requested_at", "<=", now - DAY_MS),
      )
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    if (clientIp) await takeTry(trx, { name: `demo:${networkHash(context, clientIp)}`, most: MOST_PER_HOUR, windowMs: HOUR_MS }, now);
    const admins = await trx
      .selectFrom("users as u")
      .innerJoin("user_roles as r", "r.user_id", "u.id")
      .select("u.email")
      .where("r.lms_id", "=", lmsId)
      .where("r.role", "=", ADMIN)
      .orderBy("u.email")
      .limit(ADMINS)
      .execute();
    await enqueueMail(trx, { lmsId, to: email, now, ...toVisitor(site) });
    for (const admin of admins) await enqueueMail(trx, { lmsId, to: admin.email, now, ...toAdmin(site, email) });
  });
}

const toVisitor = (site: MailSite) => ({
  kind: "request-demo",
  subject: `Permintaan demo Anda di ${site.title}`,
  body: `Halo,\n\nTerima kasih atas minat Anda. Tim kami akan menghubungi Anda lewat email ini untuk mengatur waktu demo.\n\nSambil menunggu, silakan lihat kelas kami:\n${site.url("/Class")}\n\nSalam,\n${site.title}`,
});

const toAdmin = (site: MailSite, email: string) => ({
  kind: "request-demo",
  subject: `Permintaan demo baru: ${email}`,
  body: `Halo,\n\n${email} meminta demo ${site.title}. Balas langsung ke alamat itu untuk mengatur waktunya.\n\nSalam,\n${site.title}`,
});
