import { createPdf } from "../contracts/drive-fixture";
import type { TestBrowser } from "../guards/test-browser";

const SENDER = { name: "Rina Lestari", phone: "0812 3456 7890" };
const COMPANY_REQUEST = {
  company: "PT Uji Karya",
  pic: SENDER.name,
  phone: SENDER.phone,
  need: "Tiga pengembang web di Bandung",
  headcount: "3",
  start: "1/2/2030",
};

interface VisitorForm {
  path: string;
  /** As people type them; the test adds the address. */
  fields: Record<string, string>;
  /** On the receipt, and on the page of the team. */
  shows: string[];
}

export const VISITOR_FORMS: Record<string, VisitorForm> = {
  "demo request": {
    path: "/Request-Demo",
    fields: { ...SENDER, institution: "Kampus Uji Karya", message: "Terutama kuis." },
    shows: ["DEMO-", "Kampus Uji Karya", "Terutama kuis."],
  },
  question: {
    path: "/Kontak",
    fields: { name: SENDER.name, topic: "Ruang kelas", message: "Muat berapa orang ya?" },
    shows: ["KONTAK-", "Ruang kelas", "Muat berapa orang ya?"],
  },
  "request for staff": {
    path: "/Talent-Hiring",
    fields: COMPANY_REQUEST,
    shows: ["LAYANAN-", "PT Uji Karya", "1 Februari 2030"],
  },
  "request for training": {
    path: "/Training-Services",
    fields: { ...COMPANY_REQUEST, headcount: "120" },
    shows: ["LAYANAN-", "PT Uji Karya", "120"],
  },
};

export const APPLICANT = { ...SENDER, email: "rina-lamar@uji.example", coverLetter: "" };

export const createCv = () => new File([createPdf()], "CV Rina.pdf", { type: "application/pdf" });

/** Path of the application form of an open job. */
export async function findJob(browser: TestBrowser): Promise<string> {
  const list = await browser.get("/Career");
  for (const [, company = ""] of list.text.matchAll(/href="(\/Career\/[^"/]+)"/g)) {
    const { text } = await browser.get(company);
    const found = /href="(\/Career\/[^"]+\/Lamar\/[^"]+)"/.exec(text)?.[1];
    if (found) return found;
  }
  throw new Error("the tenant has no open job");
}
