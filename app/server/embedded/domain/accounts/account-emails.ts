import { FORGOT_PASSWORD_PATH, invitationPath, passwordResetPath, verifyPath } from "~/lib/paths";
import type { PersonChange } from "~/lib/people-fields";
import { getRoleLabel } from "~/lib/roles";
import type { MailSite } from "../mail/mail-site";

export interface EmailContent {
  /** Links in `account-…` emails sign users in: superadmins only, deleted once sent. */
  kind: `account-${string}` | "role" | "person";
  subject: string;
  body: string;
}

export const formatEmail = (name: string, site: MailSite, ...paragraphs: string[]) =>
  [`Halo ${name},`, ...paragraphs, `Salam,\n${site.title}`].join("\n\n");

export const createVerificationEmail = (
  site: MailSite,
  name: string,
  token: string,
): EmailContent => ({
  kind: "account-verify",
  subject: `Verifikasi email Anda untuk ${site.title}`,
  body: formatEmail(
    name,
    site,
    `Buka tautan ini untuk memverifikasi email dan mengaktifkan akun Anda:\n${site.getUrl(verifyPath(token))}`,
    "Tautan berlaku 24 jam. Jika Anda tidak merasa mendaftar, abaikan email ini; tanpa tautan itu akun tidak akan dibuat.",
  ),
});

export const createAccountExistsEmail = (site: MailSite, name: string): EmailContent => ({
  kind: "account-exists",
  subject: `Anda sudah punya akun di ${site.title}`,
  body: formatEmail(
    name,
    site,
    "Seseorang baru saja mendaftar dengan email ini, padahal akunnya sudah ada. Jika itu Anda, silakan langsung masuk:",
    site.getUrl("/Login"),
    `Lupa kata sandi? Buat yang baru di sini:\n${site.getUrl(FORGOT_PASSWORD_PATH)}`,
    "Jika bukan Anda, abaikan email ini. Akun Anda tidak berubah.",
  ),
});

export const createPasswordResetEmail = (
  site: MailSite,
  name: string,
  token: string,
): EmailContent => ({
  kind: "account-reset",
  subject: `Buat kata sandi baru untuk ${site.title}`,
  body: formatEmail(
    name,
    site,
    `Buka tautan ini untuk membuat kata sandi baru:\n${site.getUrl(passwordResetPath(token))}`,
    "Tautan berlaku 1 jam dan hanya dapat dipakai sekali. Jika Anda tidak memintanya, abaikan email ini; kata sandi Anda tetap sama.",
  ),
});

export const createPasswordChangedEmail = (site: MailSite, name: string): EmailContent => ({
  kind: "account-changed",
  subject: `Kata sandi Anda di ${site.title} diubah`,
  body: formatEmail(
    name,
    site,
    "Kata sandi akun Anda baru saja diubah dan semua perangkat lain dikeluarkan.",
    `Jika bukan Anda yang mengubahnya, segera buat kata sandi baru:\n${site.getUrl(FORGOT_PASSWORD_PATH)}`,
  ),
});

interface InvitationEmailInput {
  name: string;
  token: string;
  roles: readonly number[];
  /** First sentence of the email. */
  reason: string;
}

export const createInvitationEmail = (
  site: MailSite,
  { name, token, roles, reason }: InvitationEmailInput,
): EmailContent => ({
  kind: "account-invite",
  subject: `Undangan bergabung di ${site.title}`,
  body: formatEmail(
    name,
    site,
    `${reason} Anda diundang sebagai ${roles.map(getRoleLabel).join(", ")}. Buka tautan ini untuk membuat kata sandi dan mengaktifkan akun:\n${site.getUrl(invitationPath(token))}`,
    "Tautan berlaku 7 hari. Jika Anda tidak mengenal pengirimnya, abaikan email ini.",
  ),
});

interface RolesEmailInput {
  name: string;
  actorName: string;
  roles: readonly number[];
}

export const createRolesEmail = (
  site: MailSite,
  { name, actorName, roles }: RolesEmailInput,
): EmailContent => ({
  kind: "role",
  subject: `Peran Anda di ${site.title} diubah`,
  body: formatEmail(
    name,
    site,
    `${actorName} mengubah peran Anda di ${site.title}. Peran Anda sekarang: ${roles.map(getRoleLabel).join(", ") || "tidak ada"}.`,
    "Jika menurut Anda ini keliru, hubungi pengelola situs.",
  ),
});

/** For an account that gets a role in another tenant. */
export const createAddedEmail = (
  site: MailSite,
  { name, actorName }: Pick<RolesEmailInput, "name" | "actorName">,
): EmailContent => ({
  kind: "role",
  subject: `Peran baru Anda di ${site.title}`,
  body: formatEmail(
    name,
    site,
    `${actorName} menambahkan Anda di ${site.title}. Masuk dengan akun Anda:\n${site.getUrl("/Login")}`,
  ),
});

interface StateEmailInput {
  name: string;
  change: PersonChange;
  reason: string;
}

const STATE_EMAILS: Record<PersonChange, { subject: string; sentence: string }> = {
  suspend: {
    subject: "dinonaktifkan",
    sentence: "dinonaktifkan, dan Anda dikeluarkan dari semua perangkat",
  },
  restore: { subject: "diaktifkan kembali", sentence: "diaktifkan kembali; Anda dapat masuk lagi" },
  remove: { subject: "dikeluarkan", sentence: "dikeluarkan dari situs ini" },
  "reset-second-factor": {
    subject: "tanpa verifikasi dua langkah",
    sentence: "tidak lagi memakai verifikasi dua langkah; aktifkan lagi setelah masuk",
  },
};

export const createStateEmail = (
  site: MailSite,
  { name, change, reason }: StateEmailInput,
): EmailContent => ({
  kind: "person",
  subject: `Akun Anda di ${site.title} ${STATE_EMAILS[change].subject}`,
  body: formatEmail(
    name,
    site,
    `Akun Anda di ${site.title} ${STATE_EMAILS[change].sentence}. Alasannya: ${reason}`,
    "Jika menurut Anda ini keliru, hubungi pengelola situs.",
  ),
});

const SECOND_FACTOR_CHANGES = {
  on: "diaktifkan. Mulai sekarang Anda memerlukan kode dari ponsel untuk masuk",
  off: "dimatikan",
};

export const createSecondFactorEmail = (
  site: MailSite,
  { name, change }: { name: string; change: keyof typeof SECOND_FACTOR_CHANGES },
): EmailContent => ({
  kind: "person",
  subject: `Verifikasi dua langkah ${change === "on" ? "aktif" : "dimatikan"} di ${site.title}`,
  body: formatEmail(
    name,
    site,
    `Verifikasi dua langkah akun Anda baru saja ${SECOND_FACTOR_CHANGES[change]}.`,
    `Jika bukan Anda yang melakukannya, segera buat kata sandi baru:\n${site.getUrl(FORGOT_PASSWORD_PATH)}`,
  ),
});
