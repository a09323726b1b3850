import { forgotPath, invitationPath, resetPath, verifyPath } from "~/lib/link-paths";
import { roleLabel } from "~/lib/roles";
import type { MailSite } from "./mail-site";

interface Text {
  /** `account-…`: the links in these sign people in, so the outbox shows them to superadmins alone, and drops them once sent. */
  kind: `account-${string}`;
  subject: string;
  body: string;
}

const letter = (name: string, site: MailSite, ...paragraphs: string[]) =>
  [`Halo ${name},`, ...paragraphs, `Salam,\n${site.title}`].join("\n\n");

export const verifyMail = (site: MailSite, name: string, token: string): Text => ({
  kind: "account-verify",
  subject: `Verifikasi email Anda untuk ${site.title}`,
  body: letter(
    name,
    site,
    `Buka tautan ini untuk memverifikasi email dan mengaktifkan akun Anda:\n${site.url(verifyPath(token))}`,
    "Tautan berlaku 24 jam. Jika Anda tidak merasa mendaftar, abaikan email ini; tanpa tautan itu akun tidak akan dibuat.",
  ),
});

export const accountExistsMail = (site: MailSite, name: string): Text => ({
  kind: "account-exists",
  subject: `Anda sudah punya akun di ${site.title}`,
  body: letter(
    name,
    site,
    "Seseorang baru saja mendaftar dengan email ini, padahal akunnya sudah ada. Jika itu Anda, silakan langsung masuk:",
    site.url("/Login"),
    `Lupa kata sandi? Buat yang baru di sini:\n${site.url(forgotPath)}`,
    "Jika bukan Anda, abaikan email ini. Akun Anda tidak berubah.",
  ),
});

export const resetMail = (site: MailSite, name: string, token: string): Text => ({
  kind: "account-reset",
  subject: `Buat kata sandi baru untuk ${site.title}`,
  body: letter(
    name,
    site,
    `Buka tautan ini untuk membuat kata sandi baru:\n${site.url(resetPath(token))}`,
    "Tautan berlaku 1 jam dan hanya dapat dipakai sekali. Jika Anda tidak memintanya, abaikan email ini; kata sandi Anda tetap sama.",
  ),
});

export const passwordChangedMail = (site: MailSite, name: string): Text => ({
  kind: "account-changed",
  subject: `Kata sandi Anda di ${site.title} diubah`,
  body: letter(
    name,
    site,
    "Kata sandi akun Anda baru saja diubah dan semua perangkat lain dikeluarkan.",
    `Jika bukan Anda yang mengubahnya, segera buat kata sandi baru:\n${site.url(forgotPath)}`,
  ),
});

export const invitationMail = (site: MailSite, name: string, token: string, roles: readonly number[], reason: string): Text => ({
  kind: "account-invite",
  subject: `Undangan bergabung di ${site.title}`,
  body: letter(
    name,
    site,
    `${reason} Anda diundang sebagai ${roles.map(roleLabel).join(", ")}. Buka tautan ini untuk membuat kata sandi dan mengaktifkan akun:\n${site.url(invitationPath(token))}`,
    "Tautan berlaku 7 hari. Jika Anda tidak mengenal pengirimnya, abaikan email ini.",
  ),
});
