import { formatDate, formatIsoDate } from "~/lib/dates";
import { DAY_MS } from "~/lib/time";
import type { TestBrowser } from "../guards/test-browser";

export interface AcceptedForm {
  /** Of the demo account that sends it; none for guests. */
  account?: string;
  path: string;
  /** As people type them. */
  steps: Record<string, string>[];
  /** Shown on the page that follows. */
  receipt: string[];
  /** Page of the person who deals with it, and what it shows. */
  inbox: { path: string; shows: string };
  /** Recipients of emails. */
  mails: string[];
}

const SENDER = { name: "Sri Wahyuni", email: "sri-uji@contoh.example" };
const ADMIN_EMAIL = "admin@pendopo.example";

/** A day in three weeks that is no Sunday, UTC ms. */
function getAppointmentDay(): number {
  const day = Date.now() + 21 * DAY_MS;
  const isSunday = new Date(`${formatIsoDate(day)}T00:00:00Z`).getUTCDay() === 0;
  return isSunday ? day + DAY_MS : day;
}
const DAY = getAppointmentDay();

export const ACCEPTED_FORMS: Record<string, AcceptedForm> = {
  donation: {
    path: "/Donation",
    steps: [{ ...SENDER, own: "Rp75.000,-", phone: "+62 812-3456-7890", method: "qris" }],
    receipt: ["Rp75.000"],
    inbox: { path: `/Dashboard/Donations?search=${SENDER.email}`, shows: "Rp75.000" },
    mails: [],
  },
  appointment: {
    path: "/Make-Appointment",
    steps: [
      {
        ...SENDER,
        phone: "62812 3456 7890",
        institution: "SMK Uji",
        segment: "school",
        topic: "Kerja sama",
        preferredDate: formatDate(DAY),
        slot: "09.00",
      },
    ],
    receipt: [formatDate(DAY)],
    inbox: { path: `/Dashboard/Outbox?search=${ADMIN_EMAIL}`, shows: "SMK Uji" },
    mails: [SENDER.email, ADMIN_EMAIL],
  },
  aspiration: {
    path: "/Assistant/Aspirasi",
    steps: [
      {
        ...SENDER,
        role: "Guru",
        topic: "Perpustakaan",
        message: "Semoga ada lebih banyak buku pelajaran.",
      },
    ],
    receipt: ["Perpustakaan"],
    inbox: { path: "/Dashboard/Moderation?kind=aspirations", shows: "Perpustakaan" },
    mails: [],
  },
  "school registration": {
    path: "/Register/School",
    steps: [
      { npsn: "2030 0009", name: "SMK Angka Uji", type: "SMK", status: "negeri" },
      {
        provinceId: "32",
        cityId: "32.73",
        address: "Jalan Merdeka nomor 17",
        postcode: "40 117",
      },
      {
        "principal.name": "Rahmat Hidayat",
        "principal.nip": "19800101 200501 1 001",
        "principal.phone": "0812.3456.7890",
        "pic.name": SENDER.name,
        "pic.position": "Guru",
        "pic.email": SENDER.email,
        "pic.phone": "(0812) 9876-5432",
      },
      { students: "1,25 ribu", majors: "Teknik Otomotif" },
      { consent: "on" },
    ],
    receipt: ["1.250", "0812-9876-5432"],
    inbox: { path: "/Dashboard/Schools?search=20300009", shows: "SMK Angka Uji" },
    mails: [SENDER.email],
  },
  "payout request": {
    account: "lead-region",
    path: "/Dashboard/Payouts/Request",
    steps: [
      {
        amount: "60 ribu",
        bankCode: "451",
        accountNumber: "7700-1122-07",
        accountName: "Hendrikus Bele",
        notes: "Uji ketikan",
      },
    ],
    receipt: ["Rp60.000"],
    inbox: { path: "/Dashboard/Payouts?status=queued&search=Hendrikus", shows: "Rp60.000" },
    mails: [],
  },
};

/** Sends each step on the page that the one before leads to. @returns path and text of the last page */
export async function sendSteps(browser: TestBrowser, { path, steps }: AcceptedForm) {
  let next = path;
  for (const fields of steps) {
    const answer = await browser.submitForm(next, fields);
    if (answer.status !== 303) throw new Error(`${next}: ${answer.status} ${answer.text}`);
    next = answer.location;
  }
  return { path: next, ...(await browser.get(next)) };
}
