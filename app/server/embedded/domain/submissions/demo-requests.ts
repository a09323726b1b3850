import { inboxItemPath } from "~/lib/paths";
import { DAY_MS } from "~/lib/time";
import type { HostContext } from "../../kit/context";
import { newRecordId } from "../../kit/ids";
import { consumeNetworkAttempt } from "../../kit/rate-limit";
import { createInboxItem } from "../inbox/inbox-items";
import { notifyTeam } from "../inbox/team";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite, type MailSite } from "../mail/mail-site";

const MAX_REQUESTS_PER_HOUR = 30;

interface DemoRequestInput {
  tenantId: string;
  email: string;
  clientIp: string;
}

/**
 * Stores a demo request, and emails the visitor and the team about it. A repeated request from one
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
      name: `demo:${tenantId}`,
      clientIp,
      maxPerHour: MAX_REQUESTS_PER_HOUR,
    });
    await enqueueMail(trx, { tenantId, to: email, now, ...createVisitorEmail(site) });
    const item = { id: newRecordId(), number: "", name: "", email, phone: "", subject: "" };
    await createInboxItem(trx, { tenantId, kind: "demo", ...item, now });
    await notifyTeam(context, trx, {
      tenantId,
      permission: "inbox.manage",
      notice: "demo",
      site,
      ...createTeamNotice(site, { id: item.id, email }),
    });
  });
}

const createVisitorEmail = (site: MailSite) => ({
  kind: "request-demo",
  subject: `Permintaan demo Anda di ${site.title}`,
  body: `Halo,\n\nTerima kasih atas minat Anda. Tim kami akan menghubungi Anda lewat email ini untuk mengatur waktu demo.\n\nSambil menunggu, silakan lihat kelas kami:\n${site.getUrl("/Class")}\n\nSalam,\n${site.title}`,
});

const createTeamNotice = (site: MailSite, { id, email }: { id: string; email: string }) => ({
  kind: "request-demo",
  subject: `Permintaan demo baru: ${email}`,
  text: `${email} meminta demo ${site.title}. Jawab dari kotak masuk:\n${site.getUrl(inboxItemPath(id))}`,
});
