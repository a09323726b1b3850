import { DAY_MS } from "~/lib/time";
import type { HostContext } from "../../kit/context";
import { consumeNetworkAttempt } from "../../kit/rate-limit";
import { listAdminAddresses } from "../mail/admin-addresses";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite, type MailSite } from "../mail/mail-site";

const MAX_REQUESTS_PER_HOUR = 30;

interface DemoRequestInput {
  tenantId: string;
  email: string;
  clientIp: string;
}

/**
 * Emails the visitor and the tenant's admins about a demo request. A repeated request from one
 * address within 24 hours is ignored (STO18).
 * @throws ApiError 429
 */
export async function requestDemo(
  context: HostContext,
  { tenantId, email, clientIp }: DemoRequestInput,
): Promise<void> {
  const site = await getMailSite(context, tenantId);
  await context.db.transaction().execute(async (trx) => {
    const now = context.clock();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("demo_requests")
      .values({ lms_id: tenantId, email, requested_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(["lms_id", "email"])
          .doUpdateSet({ requested_at: now })
          .where("demo_requests.requested_at", "<=", now - DAY_MS),
      )
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    await consumeNetworkAttempt(context, trx, {
      name: "demo",
      clientIp,
      maxPerHour: MAX_REQUESTS_PER_HOUR,
    });
    const admins = await listAdminAddresses(trx, tenantId);
    await enqueueMail(trx, { tenantId, to: email, now, ...createVisitorEmail(site) });
    for (const admin of admins)
      await enqueueMail(trx, { tenantId, to: admin, now, ...createAdminEmail(site, email) });
  });
}

const createVisitorEmail = (site: MailSite) => ({
  kind: "request-demo",
  subject: `Permintaan demo Anda di ${site.title}`,
  body: `Halo,\n\nTerima kasih atas minat Anda. Tim kami akan menghubungi Anda lewat email ini untuk mengatur waktu demo.\n\nSambil menunggu, silakan lihat kelas kami:\n${site.getUrl("/Class")}\n\nSalam,\n${site.title}`,
});

const createAdminEmail = (site: MailSite, email: string) => ({
  kind: "request-demo",
  subject: `Permintaan demo baru: ${email}`,
  body: `Halo,\n\n${email} meminta demo ${site.title}. Balas langsung ke alamat itu untuk mengatur waktunya.\n\nSalam,\n${site.title}`,
});
