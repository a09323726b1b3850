import type { HostName } from "~/server/hosts/contracts";
import { type HttpResponse, TestBrowser } from "../guards/test-browser";
import { fillForms } from "../walk/fill-form";

/** Browsers of one installation, opened while all hosts were well. */
export interface Visitors {
  guest: TestBrowser;
  admin: TestBrowser;
  /** A guest at a host name that is new to the app. */
  stranger: TestBrowser;
}

interface Probe {
  /** A request that the host is needed for. */
  send(visitors: Visitors): Promise<HttpResponse>;
  /** What its visitor reads without the host. */
  gap: RegExp;
}

const FAILED_PAGE =
  /Data belum dapat dimuat|Opps\.\. Maaf terjadi kesalahan|Situs belum dapat dibuka/;
const FAILED_FORM = /Koneksi terputus\. Data Anda aman, coba lagi\./;

const signIn = async ({ guest }: Visitors) => {
  const browser = new TestBrowser(guest.url);
  const login = await browser.get("/Login");
  return browser.followRedirects(
    login.location
      ? await browser.submitForm(login.location, {
          email: "student@pendopo.example",
          password: "Pendopo-2026",
        })
      : login,
  );
};

/** Opens a page and sends its form, filled in as a visitor would. */
async function submit(browser: TestBrowser, path: string): Promise<HttpResponse> {
  const page = await browser.get(path);
  const form = fillForms(page.text).find(({ method }) => method === "post");
  return form ? browser.post(form.action || path, form.fields) : page;
}

/** Null: no page may change, because none calls the host, or what was read of it is shown on. */
export const PROBES: Record<HostName, Probe | null> = {
  services: { send: ({ admin }) => admin.get("/Dashboard/Payouts"), gap: FAILED_PAGE },
  lms: {
    send: ({ stranger }) => stranger.get("/"),
    gap: /Layanan yang menyimpan isi situs ini sedang tidak menjawab/,
  },
  api: null,
  batch: null,
  auth: { send: (visitors) => signIn(visitors), gap: FAILED_PAGE },
  account: { send: (visitors) => signIn(visitors), gap: FAILED_FORM },
  assistant: {
    send: ({ guest }) => submit(guest, "/Assistant"),
    gap: /Koneksi terputus|Asisten belum dapat/,
  },
  records: { send: ({ guest }) => submit(guest, "/Donation"), gap: FAILED_FORM },
  drive: {
    send: ({ admin }) => admin.get(`/Berkas/${"0".repeat(32)}`),
    gap: /Berkas ini belum dapat dibuka/,
  },
  mailer: null,
  radio: {
    send: ({ guest }) => guest.send("/Radio/stream", { headers: { range: "bytes=0-99" } }),
    gap: /Radio belum dapat diputar/,
  },
  gateway: { send: ({ guest }) => guest.get("/Bayar/DON-uji"), gap: FAILED_PAGE },
  // New words each time, because results are cached.
  admin: {
    send: ({ guest }) => guest.get(`/Search?q=kelas+${process.hrtime.bigint()}`),
    gap: /Hasil pencarian belum dapat dimuat/,
  },
  learning: {
    send: ({ guest }) => guest.get("/Sertifikat/MAIN-2026-ABCDEFGH"),
    gap: FAILED_PAGE,
  },
};

export const GUEST_PAGES = [
  "/",
  "/Class",
  "/Blog",
  "/Career",
  "/Donation",
  "/Make-Appointment",
  "/Register/School",
  "/Assistant",
  "/Akun/Masuk",
  "/Search?q=kelas",
];
export const ADMIN_PAGES = [
  "/",
  "/Akun",
  "/Class",
  "/Dashboard",
  "/Dashboard/Payouts",
  "/Dashboard/Schools",
  "/Dashboard/Donations",
  "/Dashboard/Moderation",
  "/Dashboard/Janji",
];
