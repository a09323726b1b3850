import type { APIRequestContext, APIResponse, BrowserContext } from "playwright/test";
import { PORT } from "./port";

export const toTenantUrl = (tenant: string, path = "/") =>
  `http://${tenant}.localhost:${PORT}${path}`;

type FetchOptions = Parameters<APIRequestContext["fetch"]>[1];

/** Sends a request without a browser. Node does not resolve *.localhost, so the name goes into `Host`. */
export function sendRequest(
  request: APIRequestContext,
  tenant: string,
  path = "/",
  options: FetchOptions = {},
): Promise<APIResponse> {
  return request.fetch(`http://127.0.0.1:${PORT}${path}`, {
    ...options,
    headers: { host: `${tenant}.localhost:${PORT}`, ...options.headers },
  });
}

let clientCount = 0;

/** Gives a browser context its own IP address, so that it has its own rate limits. */
export async function assignClientIp(context: BrowserContext) {
  clientCount += 1;
  const id = (process.pid % 250) * 65_536 + clientCount;
  await context.setExtraHTTPHeaders({
    "x-forwarded-for": `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`,
  });
}

export interface PageType {
  name: string;
  tenant: string;
  path: string;
  /** Its route has `handle.script`. */
  hasScript?: boolean;
}

/** One page of each type, for checks that every page must pass. */
export const PAGE_TYPES: PageType[] = [
  { name: "landing main", tenant: "main", path: "/" },
  { name: "landing foundation", tenant: "foundation", path: "/" },
  { name: "landing default", tenant: "default", path: "/" },
  { name: "classes", tenant: "main", path: "/Class" },
  { name: "classes, none found", tenant: "main", path: "/Class?search=tidakadakelasini" },
  { name: "courses", tenant: "main", path: "/Courses" },
  { name: "premium courses", tenant: "coding", path: "/Courses/@Premium" },
  { name: "class code", tenant: "main", path: "/Overview" },
  { name: "program", tenant: "pesilat", path: "/Pesilat" },
  { name: "program classes", tenant: "pesilat", path: "/Pesilat/Class" },
  { name: "blog", tenant: "main", path: "/Blog" },
  { name: "appointment", tenant: "foundation", path: "/Make-Appointment", hasScript: true },
  { name: "demo request", tenant: "main", path: "/Request-Demo" },
  { name: "contact", tenant: "foundation", path: "/Kontak" },
  { name: "request for staff", tenant: "main", path: "/Talent-Hiring" },
  { name: "request for training", tenant: "coding", path: "/Training-Services" },
  { name: "about", tenant: "foundation", path: "/About" },
  { name: "pricing", tenant: "main", path: "/Pricing" },
  { name: "privacy", tenant: "main", path: "/Privacy-Policy" },
  { name: "terms", tenant: "main", path: "/Terms-And-Conditions" },
  { name: "sign in", tenant: "main", path: "/Akun/Masuk", hasScript: true },
  { name: "sign up", tenant: "main", path: "/Akun/Daftar", hasScript: true },
  { name: "forgotten password", tenant: "foundation", path: "/Akun/Lupa", hasScript: true },
  { name: "verification sent", tenant: "main", path: "/Akun/Verifikasi", hasScript: true },
  { name: "sign out", tenant: "main", path: "/Keluar" },
  { name: "registration", tenant: "main", path: "/Register" },
  { name: "school registration", tenant: "foundation", path: "/Register/School", hasScript: true },
  { name: "team registration", tenant: "main", path: "/Register/Team" },
  { name: "news list", tenant: "alpha", path: "/News" },
  { name: "podcast list", tenant: "media", path: "/Podcasts" },
  { name: "program list", tenant: "coding", path: "/Program" },
  { name: "a program", tenant: "main", path: "/Program/sabuk-digital-nusantara" },
  { name: "testimonies", tenant: "main", path: "/Testimoni" },
  { name: "testimony form", tenant: "main", path: "/Testimoni/Kirim" },
  { name: "aspirations", tenant: "main", path: "/Aspirasi" },
  { name: "leaderboard", tenant: "main", path: "/Leaderboards" },
  { name: "leaderboard, none found", tenant: "foundation", path: "/Leaderboards?search=tidakada" },
  { name: "mentors", tenant: "main", path: "/Mentor" },
  { name: "mentors, none found", tenant: "foundation", path: "/Mentor?search=tidakada" },
  { name: "clients", tenant: "main", path: "/Clients" },
  { name: "collaboration", tenant: "foundation", path: "/Collaboration" },
  { name: "network", tenant: "main", path: "/Network" },
  { name: "network, nothing yet", tenant: "default", path: "/Network" },
  { name: "for campuses", tenant: "foundation", path: "/Campus" },
  { name: "for companies", tenant: "main", path: "/Corporates" },
  { name: "for governments", tenant: "default", path: "/Government" },
  { name: "curricula", tenant: "main", path: "/Curriculum" },
  { name: "curriculum", tenant: "main", path: "/Curriculum/dua-belas-pekan-pengembang" },
  { name: "syllabi", tenant: "main", path: "/Silabus" },
  { name: "training syllabus", tenant: "main", path: "/Training-Services/Syllabus" },
  { name: "webinars", tenant: "main", path: "/Webinar" },
  { name: "webinar", tenant: "main", path: "/Webinar/membaca-galat-tanpa-panik" },
  { name: "webinar, over", tenant: "main", path: "/Webinar/anggaran-satu-halaman" },
  { name: "festival", tenant: "main", path: "/BelajarBersama" },
  { name: "certificate lookup", tenant: "main", path: "/Sertifikat" },
  {
    name: "certificate lookup, none found",
    tenant: "main",
    path: "/Sertifikat?nomor=MAIN-2026-ZZZZZZZZ",
  },
  { name: "gallery", tenant: "coding", path: "/Gallery" },
  { name: "careers", tenant: "acceleration", path: "/Career" },
  { name: "portfolios", tenant: "main", path: "/Portfolio/kampus" },
  { name: "assistant", tenant: "main", path: "/Assistant", hasScript: true },
  { name: "aspiration", tenant: "foundation", path: "/Assistant/Aspirasi", hasScript: true },
  { name: "missing page", tenant: "main", path: "/tidak-ada" },
  { name: "maintenance", tenant: "perbaikan", path: "/" },
];
