import { formatDate } from "~/lib/dates";
import { FORGOT_PASSWORD_PATH } from "~/lib/paths";
import { MY_DATA_PATH } from "~/lib/personal-data";
import type { MailSite } from "../mail/mail-site";
import { type EmailContent, formatEmail } from "./account-emails";

const NOT_ME = (site: MailSite) =>
  `Jika bukan Anda yang melakukannya, segera buat kata sandi baru:\n${site.getUrl(FORGOT_PASSWORD_PATH)}`;

/** `actorName`: an admin who downloaded the data; null if the person did. */
export const createExportEmail = (
  site: MailSite,
  { name, actorName }: { name: string; actorName: string | null },
): EmailContent => ({
  kind: "person",
  subject: `Data Anda di ${site.title} disalin`,
  body: actorName
    ? formatEmail(
        name,
        site,
        `${actorName} menyiapkan salinan data Anda yang disimpan ${site.title}.`,
        "Jika menurut Anda ini keliru, hubungi pengelola situs.",
      )
    : formatEmail(
        name,
        site,
        `Salinan data Anda yang disimpan ${site.title} baru saja disiapkan untuk diunduh dari akun Anda.`,
        NOT_ME(site),
      ),
});

export const createErasureAskedEmail = (
  site: MailSite,
  { name, dueAt }: { name: string; dueAt: number },
): EmailContent => ({
  kind: "person",
  subject: `Data Anda di ${site.title} akan dihapus`,
  body: formatEmail(
    name,
    site,
    `Anda meminta agar akun dan data Anda dihapus. Penghapusan dimulai pada ${formatDate(dueAt)}; setelah itu Anda tidak dapat masuk lagi.`,
    `Berubah pikiran? Batalkan sebelum tanggal itu:\n${site.getUrl(MY_DATA_PATH)}`,
    NOT_ME(site),
  ),
});

export const createErasureWithdrawnEmail = (site: MailSite, name: string): EmailContent => ({
  kind: "person",
  subject: `Penghapusan data Anda di ${site.title} dibatalkan`,
  body: formatEmail(name, site, "Akun dan data Anda tetap seperti semula.", NOT_ME(site)),
});
