import { FORGOT_PASSWORD_PATH, invitationPath, passwordResetPath, verifyPath } from "~/lib/paths";
import { getRoleLabel } from "~/lib/roles";
import type { MailSite } from "../mail/mail-site";

interface EmailContent {
  /** Links in `account-…` emails sign users in: superadmins only, deleted once sent. */
  kind: `account-${string}`;
  subject: string;
  body: string;
}

const formatEmail = (name: string, site: MailSite, ...paragraphs: string[]) =>
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
