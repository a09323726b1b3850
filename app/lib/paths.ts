interface PostAddress {
  kindSlug: string;
  id: string;
  slug: string;
}

export function postPath({ kindSlug, id, slug }: PostAddress): string {
  const encodedId = encodeURIComponent(id);
  switch (kindSlug) {
    case "news":
      return `/News/${encodedId}/${slug}`;
    case "berita":
      return `/Berita/${slug}`;
    case "article":
      return `/Articles/${slug}`;
    case "podcast":
      return `/Podcasts/${encodedId}/${slug}`;
    case "event":
      return `/Event/${slug}`;
    case "program":
      return `/Program/${encodedId}/${slug}`;
    case "tulisan-temans":
      return `/Tulisan-Temans/${slug}`;
    case "gallery":
      return `/Gallery/${slug}`;
    case "video":
      return `/Video/${slug}`;
    default:
      return `/Blog/${encodedId}/${slug}`;
  }
}

export const classPath = ({ type, slug }: { type: string; slug: string }): string =>
  type === "competence" ? `/Class/Competence/${slug}` : `/Class/${slug}`;

/** Links in emails. Tokens and keys are unguessable, and the link alone grants access. */
export const verifyPath = (token: string) => `/Akun/Verifikasi/${token}`;
export const passwordResetPath = (token: string) => `/Akun/Kata-Sandi/${token}`;
export const invitationPath = (token: string) => `/Akun/Undangan/${token}`;
export const FORGOT_PASSWORD_PATH = "/Akun/Lupa";
export const appointmentReceiptPath = (key: string) => `/Make-Appointment/Bukti/${key}`;
export const schoolReceiptPath = (key: string) => `/Register/School/Bukti/${key}`;
export const teamReceiptPath = (key: string) => `/Register/Team/Bukti/${key}`;
export const donationReceiptPath = (key: string) => `/Donation/Bukti/${key}`;
export const invoicePath = (orderId: string, key: string) =>
  `/Payment-Status/Success?${new URLSearchParams({ orderId, key })}`;
